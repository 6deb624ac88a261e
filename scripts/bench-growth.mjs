#!/usr/bin/env node
// `npm run bench:growth [-- --times 4]`: what more pages cost. Makes copies of the site in a scratch folder, with each docs
// page once and `--times` times, builds both without any cache, and shows what grew. Needs git, and some minutes.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {growSite} from './lib/grow-site.mjs';
import {measureBuild} from './lib/measure-build.mjs';
import {weighBuild} from './lib/weigh-build.mjs';

const {values} = parseArgs({options: {times: {type: 'string', default: '4'}}});
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-growth-'));
const sites = [];
try {
  for (const times of [1, Number(values.times)]) {
    const folder = path.join(scratch, `times-${times}`);
    growSite(root, folder, times);
    const {seconds, MB} = await measureBuild(folder, {cold: true});
    const {pages, ...bytes} = weighBuild(path.join(folder, 'build'));
    console.log(`${times} times: ${pages} pages, ${seconds.toFixed(1)} s, ${MB.toFixed(0)} MB`);
    sites.push({pages, seconds, MB, bytes});
  }
} finally {
  rmSync(scratch, {recursive: true, force: true});
}

const [once, more] = sites;
const row = (name, of, digits, unit) => {
  const figures = sites.map((site) => `${of(site).toFixed(digits)} ${unit}`.padStart(14));
  console.log(name.padEnd(42) + figures.join('') + (of(more) / of(once)).toFixed(2).padStart(9));
};
console.log(`\n${''.padEnd(42)}${'once'.padStart(14)}${`${values.times} times`.padStart(14)}   factor`);
row('pages', ({pages}) => pages, 0, '');
row('cold build', ({seconds}) => seconds, 1, 's');
row('cold build, for a page', ({seconds, pages}) => (seconds * 1000) / pages, 0, 'ms');
row('peak memory', ({MB}) => MB, 0, 'MB');
row('peak memory, for a page', ({MB, pages}) => MB / pages, 2, 'MB');
for (const name of Object.keys(once.bytes)) row(name, ({bytes}) => bytes[name] / 1000, 2, 'kB');
