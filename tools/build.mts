#!/usr/bin/env tsx
// `npm run build` builds the site into `build/`: Docusaurus first, then finish-build.mts. Settings and folders are checked
// before, because an error after a minute, or one with a stack, is harder to understand.
import {readHistory} from '../src/content/history';
import {readEditionName} from '../editions/readSettings';
import {forgetBuild, keyOf, recordBuild} from './lib/buildKey';
import {checkSettings} from './lib/checkSettings';
import {printNewerRelease} from './lib/newestRelease';
import {requireWritable} from './lib/requireWritable';
import {root} from './lib/root';
import {runNode} from './lib/runNode';
import {runTool} from './lib/runTool';
import {buildTurn, takeTurn} from './lib/takeTurn';

const steps = [
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...process.argv.slice(2)],
  ['node_modules/tsx/dist/cli.mjs', 'tools/finish-build.mts'],
];

await runTool(async () => {
  await checkSettings();
  void printNewerRelease(readEditionName(process.env));
  requireWritable(root, ['build', '.docusaurus', 'deploy/generated', 'node_modules/.cache']);
  await takeTurn(buildTurn(root));
  const history = readHistory(root);
  if (!history.isComplete) console.log(`Pages have no dates, because ${history.reason}.`);
  const key = keyOf(root, readEditionName(process.env));
  forgetBuild(root);
  for (const args of steps) {
    const status = await runNode(args);
    if (status !== 0) return status;
  }
  recordBuild(root, key);
  return 0;
});
