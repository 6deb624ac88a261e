#!/usr/bin/env tsx
// `npm run bench:growth [-- --times 4]` prints the cost of more pages: it copies the site into a temporary folder, once as
// it is and once with every docs page several times, builds both without a cache, and compares them. Requires git, and
// an idle machine.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {grownConfigFile, growSite} from './lib/growSite';
import {measureBuild, type BuildCost} from './lib/measureBuild';
import {root} from './lib/root';
import {weighBuild} from './lib/weighBuild';
import {readArguments} from './lib/runTool';

interface Site extends BuildCost {
  pages: number;
  bytes: Record<string, number>;
}

const {values} = readArguments({options: {times: {type: 'string', default: '4'}}});
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-growth-'));
const sites: Site[] = [];
try {
  for (const times of [1, Number(values.times)]) {
    const folder = path.join(scratch, `times-${times}`);
    growSite(root, folder, times);
    const cost = await measureBuild(folder, {cold: true, config: grownConfigFile});
    const {pages, ...bytes} = weighBuild(path.join(folder, 'build'));
    console.log(`${times} times: ${pages} pages, ${cost.seconds.toFixed(1)} s, ${cost.MB.toFixed(0)} MB`);
    sites.push({pages, bytes, ...cost});
  }
} finally {
  rmSync(scratch, {recursive: true, force: true});
}

const [once, more] = sites as [Site, Site];
const row = (name: string, figure: (site: Site) => number, digits: number, unit: string): void => {
  const cells = sites.map((site) => `${figure(site).toFixed(digits)} ${unit}`.padStart(14));
  console.log(name.padEnd(42) + cells.join('') + (figure(more) / figure(once)).toFixed(2).padStart(9));
};
console.log(`\n${''.padEnd(42)}${'once'.padStart(14)}${`${values.times} times`.padStart(14)}   factor`);
row('pages', ({pages}) => pages, 0, '');
row('cold build', ({seconds}) => seconds, 1, 's');
row('cold build, per page', ({seconds, pages}) => (seconds * 1000) / pages, 0, 'ms');
row('peak memory', ({MB}) => MB, 0, 'MB');
row('peak memory, per page', ({MB, pages}) => MB / pages, 2, 'MB');
for (const name of Object.keys(once.bytes)) row(name, ({bytes}) => bytes[name]! / 1000, 2, 'kB');
