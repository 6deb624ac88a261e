#!/usr/bin/env tsx
// `npm run cut` writes the stable version from docs/. `--check` writes nothing and fails if the stable version is not
// exactly what the cut would write. Docusaurus's own `docs:version` refuses a version that exists, and does not know the
// passages of other versions.
import {findLostHeadings} from './cut/findLostHeadings';
import {filesOfCut, findDifferences, writeDifferences} from './cut/cut';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

await runTool(() => {
  const {values} = readArguments({options: {check: {type: 'boolean', default: false}}});
  // Reads and checks all pages before anything is replaced, so that a wrong mark loses nothing.
  const wanted = filesOfCut(root);
  const differences = findDifferences(root, wanted);
  if (!values.check) {
    const lost = findLostHeadings(root, wanted, differences);
    for (const problem of lost) console.error(problem);
    if (lost.length > 0) return 1;
    writeDifferences(root, wanted, differences);
    console.log(`stable: ${differences.size} of ${wanted.size} files changed`);
    return 0;
  }
  for (const [file, reason] of differences) console.error(`${file}:1: ${reason}; run \`npm run cut\``);
  console.log(`stable: ${wanted.size} files compared with a fresh cut, ${differences.size} differences`);
  return differences.size === 0 ? 0 : 1;
});
