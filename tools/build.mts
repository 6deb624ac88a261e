#!/usr/bin/env tsx
// `npm run build` builds the site into `build/`: Docusaurus first, then finish-build.mts. Settings and folders are checked
// before, because an error after a minute, or one with a stack, is harder to understand.
import {readArguments, runTool} from './lib/runTool';
import path from 'node:path';
import {gapInHistory} from '../src/content/history';
import {readEditionName} from '../editions/readSettings';
import {root} from '../src/utils/root';
import {foldersOfProcess, forgetBuild, recordBuild} from './build/buildFolders';
import {checkSettings} from './settings/checkSettings';
import {runNode} from './lib/runProgram';
import {buildLock, acquireLock} from './lib/lock';

readArguments({});

await runTool(async () => {
  checkSettings();
  const edition = readEditionName(process.env);
  const folders = foldersOfProcess(edition);
  const {site, generated} = folders;
  await acquireLock(buildLock(site));
  const gap = gapInHistory(root);
  if (gap !== undefined) console.log(`Pages have no dates, because ${gap}.`);
  forgetBuild(folders);
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = path.relative(root, generated);
  const steps = [
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', site],
    ['--import', 'tsx', 'tools/build/finish-build.mts'],
  ];
  for (const args of steps) {
    const status = await runNode(args);
    if (status !== 0) return status;
  }
  recordBuild(folders, edition);
  return 0;
});
