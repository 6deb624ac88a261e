import {parseArgs} from 'node:util';
import {messageOf} from '../../src/utils/messageOf';
import {compareReleaseNumbers} from '../../src/utils/releaseNumbers';

/** Prints an error as one message, without its stack. The exit code is 1, or 2 if it is a `UsageError`. */
function printError(error: unknown): void {
  console.error(messageOf(error));
  // Not `instanceof`, because commands (`.mts`) and other modules load the class twice.
  process.exitCode = error instanceof Error && error.name === 'UsageError' ? 2 : 1;
}

/** Ends a command if one of its imports reads a wrong setting. Each command must import this module before all others. */
function stop(error: unknown): void {
  printError(error);
  process.exit();
}
process.once('uncaughtException', stop);

/**
 * Runs the main function of a command, and prints its error as one message.
 *
 * @param main returns the exit code, or nothing for 0
 */
export async function runTool(main: () => unknown): Promise<void> {
  process.off('uncaughtException', stop);
  try {
    const code = await main();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    printError(error);
  }
}

/**
 * Like `parseArgs()`, but prints the message of a wrong argument in one line with the options that exist, and ends the
 * command with exit code 2. Commands without arguments call it, too, because a misspelt option must not start anything.
 */
export const readArguments: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    const options = Object.keys(config?.options ?? {}).map((name) => `--${name}`);
    console.error(`${messageOf(error).replace(/\. .*/s, '')}; options: ${options.join(', ') || 'none'}`);
    process.exit(2);
  }
};

/** Ends a command with exit code 2 if Node is too old for the tools of the checks and tests. */
export function requireNode(command: string): void {
  // stylelint 17, cspell 9 and vitest 4 need a newer Node than the site.
  const minimum = '20.19';
  if (compareReleaseNumbers(process.versions.node, minimum) >= 0) return;
  console.error(`${command} needs Node ${minimum} or newer, this is ${process.versions.node}`);
  process.exit(2);
}
