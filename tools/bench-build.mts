#!/usr/bin/env tsx
// `npm run bench:build [-- --runs 1]` prints seconds and peak memory of four builds: cold without a cache, cold with an
// empty cache, warm after an edit of one page, and cold with the same pages in plain Docusaurus (`lib/plainSite.ts`), and
// two ratios. It replaces `build/`, deletes the caches, and changes a page while it builds. Needs an idle machine.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {measureBuild, type BuildCost} from './lib/measureBuild';
import {writePlainSite} from './lib/plainSite';
import {root} from './lib/root';
import {readArguments} from './lib/runTool';

const {values} = readArguments({options: {runs: {type: 'string', default: '1'}}});

/** Prints the cost of a build, and returns its seconds. */
function show(name: string, {seconds, MB}: BuildCost): number {
  console.log(`${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s ${MB.toFixed(0).padStart(6)} MB`);
  return seconds;
}

/** Builds with an edit of one page, which it takes back. */
async function measureAfterEdit(): Promise<BuildCost> {
  const page = path.join(root, 'docs/dialogs.mdx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\nAn edit for a measurement.\n`);
  try {
    return await measureBuild(root, {cold: false});
  } finally {
    writeFileSync(page, text);
  }
}

const plain = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
try {
  console.log(`${await writePlainSite(root, plain)} pages`);
  for (let run = 0; run < Number(values.runs); run += 1) {
    const own = show('cold', await measureBuild(root, {cold: true}));
    const other = show('cold, plain Docusaurus', await measureBuild(plain, {cold: true}));
    console.log(`cold, compared with plain Docusaurus: ${(own / other).toFixed(2)}`);
    for (const name of ['rspack', 'build-results', 'pictures', 'rendered-pages'])
      rmSync(path.join(root, 'node_modules/.cache', name), {recursive: true, force: true});
    const filling = show('cold, fills the cache', await measureBuild(root, {cold: false}));
    const warm = show('warm, one page edited', await measureAfterEdit());
    console.log(`warm, compared with cold: ${(warm / filling).toFixed(2)}`);
  }
} finally {
  rmSync(plain, {recursive: true, force: true});
}
