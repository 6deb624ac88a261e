#!/usr/bin/env tsx
// `npm run bench:size [-- --write]` prints the bytes of a first visit to each type of page, in brotli.
// `EDITION=javascript npm run bench:size` measures another edition.
// It counts the files that Chromium requests on an emulated phone, because links in the HTML would miss files that scripts
// load. It adds up the bodies without headers, so that two runs on one build give the same figures. The exit code is 1 if a
// figure is more than 5 % above `tools/bench/size-budget.json`; `--write` records the figures of the edition there.
import {readArguments, runTool} from './lib/runTool';
import {readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium, devices, type Browser} from '@playwright/test';
import {findBuild} from './build/findBuild';
import {findChromium} from './system/findChromium';
import {serveBuild} from './serve/serveBuild';
import {checkBudget, toKind, kinds, sumSizes, type Kind, type Sizes} from './bench/sizeBudget';
import {edition} from '../editions';
import {editions} from '../src/data/editions';

const pages = ['docs/api/class-page', 'docs/locators', 'docs/intro', '', 'community/release-videos', 'search'];
const budgetFile = fileURLToPath(new URL('bench/size-budget.json', import.meta.url));

const {values} = readArguments({options: {write: {type: 'boolean'}}});
await runTool(async () => {
  const server = await serveBuild(findBuild().site);
  const browser = await chromium.launch({executablePath: await findChromium()});
  const {prefix} = editions[edition.name];
  const sizes: Sizes = {};
  try {
    // The names in the budget do not depend on SITE_BASE.
    for (const page of pages) sizes[prefix + page] = await measure(browser, server.origin + edition.baseUrl + page);
  } finally {
    await browser.close();
    await server.close();
  }

  printTable(sizes);
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as Sizes;
  if (values.write) {
    writeFileSync(budgetFile, `${JSON.stringify({...budget, ...sizes}, null, 2)}\n`);
    console.log(`written: ${path.relative('.', budgetFile)}`);
    return 0;
  }
  const problems = checkBudget(sizes, budget);
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} figures over the budget`);
  return problems.length === 0 ? 0 : 1;
});

/** Opens a page on a phone, and returns the bytes by kind of all that a first visit requests. */
async function measure(browser: Browser, url: string): Promise<Record<Kind, number>> {
  const context = await browser.newContext({...devices['Moto G4']});
  try {
    const page = await context.newPage();
    const requested = new Map<string, Kind>();
    page.on('request', (request) => {
      if (request.url().startsWith('http'))
        requested.set(request.url().replace(/#.*/, ''), toKind(request.resourceType()));
    });
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const [url, kind] of requested) bytes[kind] += await bodyBytes(url);
    return bytes;
  } finally {
    await context.close();
  }
}

function bodyBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, {headers: {'accept-encoding': 'br'}}, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve(length));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

function printTable(table: Sizes): void {
  const cell = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
  console.log(`kB, brotli`.padEnd(34) + [...kinds, 'all'].map((kind) => kind.padStart(8)).join(''));
  for (const [page, bytes] of Object.entries(table)) {
    console.log(page.padEnd(34) + kinds.map((kind) => cell(bytes[kind] ?? 0)).join('') + cell(sumSizes(bytes)));
  }
}
