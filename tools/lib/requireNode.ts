import {compareReleaseNumbers} from '../../src/utils/compareReleaseNumbers';

/** Ends a command with exit code 2 if Node is too old for the tools of the checks and tests. */
export function requireNode(command: string): void {
  // stylelint 17, cspell 9 and vitest 4 need a newer Node than the site.
  const minimum = '20.19';
  if (compareReleaseNumbers(process.versions.node, minimum) >= 0) return;
  console.error(`${command} needs Node ${minimum} or newer, this is ${process.versions.node}`);
  process.exit(2);
}
