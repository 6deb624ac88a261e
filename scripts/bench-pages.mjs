#!/usr/bin/env node
// `npm run bench:pages [-- --runs 5] [--build FOLDER] [PATH...]`: Lighthouse (mobile, its defaults) on the built site,
// served with brotli; medians, beside the bars. Pages take turns, so that a slow minute of the machine hits all of them;
// the search page stands in as the reference. Exit code 1 when a bar is missed.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import lighthouse from 'lighthouse';
import {findChromium, findHeadlessShell} from './lib/find-chromium.mjs';
import {serveBuild} from './lib/serve-build.mjs';

/** Bars: performance, total blocking time and largest contentful paint in ms, bytes in kB. */
const bars = {
  'docs/api/class-page': {performance: 100, tbt: 60, lcp: 1300, kB: 195},
  'docs/locators': {performance: 100, tbt: 50, lcp: 1300, kB: 165},
  'docs/intro': {performance: 100, tbt: 40, lcp: 1200, kB: 155},
  '': {performance: 100, tbt: 40, lcp: 1400, kB: 200},
  'community/release-videos': {performance: 99, tbt: 60, lcp: 1600, kB: 200},
  search: {performance: 99, tbt: 60, lcp: 1600, kB: 200},
};
const categories = ['accessibility', 'best-practices', 'seo'];

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {runs: {type: 'string', default: '5'}, build: {type: 'string', default: 'build'}},
});
const pages = positionals.length > 0 ? positionals : Object.keys(bars);
const site = await serveBuild(path.resolve(values.build));
// A whole Chromium loads windows of its own beside the page, even where it shows none.
const chromium = await startChromium(findHeadlessShell(await findChromium()));
const results = new Map(pages.map((page) => [page, []]));
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const page of pages) results.get(page).push(await measure(`${site.origin}/python/${page}`));
  }
} finally {
  await chromium.stop();
  await site.close();
}

let missed = 0;
console.log('page                          perf   TBT ms   LCP ms  FCP ms   CLS     kB  a11y  best  seo');
for (const [page, runs] of results) {
  const of = (key) => median(runs.map((run) => run[key]));
  const bar = bars[page];
  const fails = bar
    ? [
        of('performance') < bar.performance && `performance < ${bar.performance}`,
        of('tbt') > bar.tbt && `TBT > ${bar.tbt}`,
        of('lcp') > bar.lcp && `LCP > ${bar.lcp}`,
        of('kB') > bar.kB && `bytes > ${bar.kB} kB`,
        of('cls') > 0 && 'CLS > 0',
        ...categories.map((name) => of(name) < 100 && `${name} < 100`),
      ].filter(Boolean)
    : [];
  missed += fails.length;
  console.log(
    `/python/${page}`.padEnd(29),
    String(of('performance')).padStart(5),
    of('tbt').toFixed(0).padStart(8),
    of('lcp').toFixed(0).padStart(8),
    of('fcp').toFixed(0).padStart(7),
    of('cls').toFixed(3).padStart(6),
    of('kB').toFixed(1).padStart(6),
    ...categories.map((name) => String(of(name)).padStart(5)),
    fails.length > 0 ? `  MISSED: ${fails.join(', ')}` : '',
  );
  for (const problem of new Set(runs.flatMap(({problems}) => problems))) console.log(`    ${problem}`);
}
console.log(`${missed} bars missed; medians of ${values.runs} runs`);
process.exit(missed === 0 ? 0 : 1);

async function measure(url) {
  const {lhr} = await lighthouse(url, {port: chromium.port, output: 'json', logLevel: 'error'});
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const number = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    tbt: number('total-blocking-time'),
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    kB: number('total-byte-weight') / 1000,
    problems: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({id}) => `${name}: ${id}`),
    ),
  };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Chromium with a debugging port and an empty profile, and nothing of its own on the network. */
async function startChromium(executable) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
  const child = spawn(executable, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const port = await new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${text}`)));
    child.stderr.on('data', (chunk) => {
      text += chunk;
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text);
      if (found) resolve(Number(found[1]));
    });
  });
  return {
    port,
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      // Its processes may still be writing there.
      rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
    },
  };
}
