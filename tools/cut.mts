#!/usr/bin/env tsx
// `npm run cut` writes the stable version from docs/. `--check` writes nothing and fails if the stable version is not
// exactly what the cut would write. Docusaurus's own `docs:version` refuses a version that exists, and has no passages of
// releases.
import {readArguments, runTool} from './lib/runTool';
import {root} from '../src/utils/root';
import {createCut, findDifferences} from './cut/cut';
import {writeCut} from './cut/writeCut';

await runTool(() => {
  const {values} = readArguments({options: {check: {type: 'boolean', default: false}}});
  if (!values.check) {
    console.log(writeCut(root));
    return 0;
  }
  const wanted = createCut(root);
  const differences = findDifferences(root, wanted);
  for (const [file, reason] of differences) console.error(`${file}:1: ${reason}; run \`npm run cut\``);
  console.log(`stable: ${wanted.size} files compared with a fresh cut, ${differences.size} differences`);
  return differences.size === 0 ? 0 : 1;
});
