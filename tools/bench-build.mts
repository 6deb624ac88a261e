#!/usr/bin/env tsx
// `npm run bench:build [-- --runs 1]` prints seconds and peak memory of three builds: cold without a cache, cold with an
// empty cache, and warm. It replaces `build/` and deletes the bundler's cache. Needs an idle machine.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureBuild, type BuildCost} from './lib/measureBuild';
import {root} from './lib/root';

const {values} = parseArgs({options: {runs: {type: 'string', default: '1'}}});
const show = (name: string, {seconds, MB}: BuildCost): void =>
  console.log(`${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s ${MB.toFixed(0).padStart(6)} MB`);

for (let run = 0; run < Number(values.runs); run += 1) {
  show('cold', await measureBuild(root, {cold: true}));
  rmSync(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
  show('cold, fills the cache', await measureBuild(root, {cold: false}));
  show('warm', await measureBuild(root, {cold: false}));
}
