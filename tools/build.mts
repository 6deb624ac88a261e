#!/usr/bin/env tsx
// `npm run build` builds the site into `build/`: Docusaurus first, then finish-build.mts. Settings and folders are checked
// before, because an error after a minute, or one with a stack, is harder to understand.
import {spawn} from 'node:child_process';
import {readHistory} from '../src/content/history';
import {requireWritable} from './lib/requireWritable';
import {root} from './lib/root';
import {runTool} from './lib/runTool';
import {buildTurn, takeTurn} from './lib/takeTurn';

const steps = [
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...process.argv.slice(2)],
  ['node_modules/tsx/dist/cli.mjs', 'tools/finish-build.mts'],
];

await runTool(async () => {
  // The import reads the settings, and throws if one cannot work.
  await import('../editions');
  requireWritable(root, ['build', '.docusaurus', 'deploy/generated', 'node_modules/.cache']);
  await takeTurn(buildTurn(root));
  const history = readHistory(root);
  if (!history.isComplete) console.log(`Pages have no dates, because ${history.reason}.`);
  for (const args of steps) {
    const status = await run(args);
    if (status !== 0) return status;
  }
  return 0;
});

/** Runs a program with Node and returns its exit code. It ends with this process. */
function run(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      resolve(status ?? 1);
    });
  });
}
