#!/usr/bin/env node
// `npm run bench:build [-- --runs 1]`: seconds and peak memory of a cold build (no cache at all), of one that fills the
// cache, and of a warm one. Uses this folder: `build/` is built anew, the bundler's cache is thrown away.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {measureBuild} from './lib/measure-build.mjs';

const {values} = parseArgs({options: {runs: {type: 'string', default: '1'}}});
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const show = (name, {seconds, MB}) =>
  console.log(`${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s ${MB.toFixed(0).padStart(6)} MB`);

for (let run = 0; run < Number(values.runs); run += 1) {
  show('cold', await measureBuild(root, {cold: true}));
  rmSync(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
  show('cold, fills the cache', await measureBuild(root, {cold: false}));
  show('warm', await measureBuild(root, {cold: false}));
}
