#!/usr/bin/env tsx
// `npm run bench:pages [-- --runs 5] [PATH...]` runs Lighthouse (mobile, default settings) on the built
// site, served with brotli, and compares the medians with limits. `EDITION=javascript` in front measures another edition. Pages
// take turns, so that a slow minute of the machine affects all of them. The exit code is 1 if a page misses a limit.
// Needs an idle machine.
import {readArguments, runTool} from './lib/runTool';
import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {edition} from '../editions';
import {findBuild} from './build/findBuild';
import {findChromium, findHeadlessShell} from './system/findChromium';
import {serveBuild} from './serve/serveBuild';
import {freePort} from './lib/freePort';

interface Limits {
  performance: number;
  tbt: number;
  lcp: number;
  kB: number;
}

/** Limits by page: performance score, total blocking time and largest contentful paint in ms, bytes in kB. */
const limits: Record<string, Limits> = {
  'docs/api/class-page': {performance: 100, tbt: 60, lcp: 1300, kB: 195},
  'docs/locators': {performance: 100, tbt: 50, lcp: 1300, kB: 165},
  'docs/intro': {performance: 100, tbt: 40, lcp: 1200, kB: 155},
  '': {performance: 100, tbt: 40, lcp: 1400, kB: 200},
  'community/release-videos': {performance: 99, tbt: 60, lcp: 1600, kB: 200},
  search: {performance: 99, tbt: 60, lcp: 1600, kB: 200},
};
const categories = ['accessibility', 'best-practices', 'seo'] as const;

type Figure = 'performance' | 'tbt' | 'lcp' | 'fcp' | 'cls' | 'kB' | (typeof categories)[number];
type Run = Record<Figure, number> & {problems: string[]};

const {values, positionals} = readArguments({
  allowPositionals: true,
  options: {runs: {type: 'string', default: '5'}},
});
await runTool(async () => {
  const pages = positionals.length > 0 ? positionals : Object.keys(limits);
  const server = await serveBuild(findBuild().site);
  // A full Chromium also loads its own windows, even in headless mode.
  const executablePath = findHeadlessShell(await findChromium());
  const port = await freePort();
  const browser = await chromium.launch({executablePath, args: [`--remote-debugging-port=${port}`]});
  const results = new Map<string, Run[]>(pages.map((page) => [page, []]));
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const page of pages) results.get(page)!.push(await measure(port, server.origin + edition.baseUrl + page));
    }
  } finally {
    await browser.close();
    await server.close();
  }

  let missed = 0;
  console.log('page                          perf   TBT ms   LCP ms  FCP ms   CLS     kB  a11y  best  seo');
  for (const [page, runs] of results) {
    const of = (key: Figure): number => median(runs.map((run) => run[key]));
    const limit = limits[page];
    const fails = limit
      ? [
          of('performance') < limit.performance && `performance < ${limit.performance}`,
          of('tbt') > limit.tbt && `TBT > ${limit.tbt}`,
          of('lcp') > limit.lcp && `LCP > ${limit.lcp}`,
          of('kB') > limit.kB && `bytes > ${limit.kB} kB`,
          of('cls') > 0 && 'CLS > 0',
          ...categories.map((name) => of(name) < 100 && `${name} < 100`),
        ].filter(Boolean)
      : [];
    missed += fails.length;
    console.log(
      `${edition.baseUrl}${page}`.padEnd(29),
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
  console.log(`${missed} limits missed; medians of ${values.runs} runs`);
  return missed === 0 ? 0 : 1;
});

async function measure(port: number, url: string): Promise<Run> {
  const result = await lighthouse(url, {port, output: 'json', logLevel: 'error'});
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  const {lhr} = result;
  // Otherwise, a page that a slow machine could not measure would have the score 0.
  if (lhr.runtimeError) throw new Error(`${url} cannot be measured: ${lhr.runtimeError.message}`);
  const score = (name: string): number => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const number = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
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

const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
