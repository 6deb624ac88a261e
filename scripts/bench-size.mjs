#!/usr/bin/env node
// `npm run bench:size [-- --write] [-- --build FOLDER]`: bytes of the first load of each type of page, in brotli, by kind.
// What a page loads is what Chromium asks for on a phone (pictures depend on the window, scripts start by themselves, and
// links in the HTML would miss what scripts load); how much it is, is the length of the bodies that the server sends,
// without headers, so that two runs on one build agree to the byte. Exit code 1 when a figure is above
// `scripts/size-budget.json`; `--write` sets that to 3 % above what is measured.
import {readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {chromium, devices} from '@playwright/test';
import {findChromium} from './lib/find-chromium.mjs';
import {serveBuild} from './lib/serve-build.mjs';
import {budgetFor, checkBudget, kindOf, kinds} from './lib/size-budget.mjs';

const pages = ['docs/api/class-page', 'docs/locators', 'docs/intro', '', 'community/release-videos', 'search'];
const budgetFile = fileURLToPath(new URL('size-budget.json', import.meta.url));

const {values} = parseArgs({options: {write: {type: 'boolean'}, build: {type: 'string', default: 'build'}}});
const site = await serveBuild(path.resolve(values.build));
const browser = await chromium.launch({executablePath: await findChromium()});
const sizes = {};
try {
  for (const page of pages) sizes[`/python/${page}`] = await measure(`${site.origin}/python/${page}`);
} finally {
  await browser.close();
  await site.close();
}

printTable(sizes);
if (values.write) {
  writeFileSync(budgetFile, `${JSON.stringify(budgetFor(sizes), null, 2)}\n`);
  console.log(`written: ${path.relative('.', budgetFile)}`);
} else {
  const problems = checkBudget(sizes, JSON.parse(readFileSync(budgetFile, 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} figures over the budget`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Bytes by kind of all that a first visit asks for. */
async function measure(url) {
  const context = await browser.newContext({...devices['Moto G4']});
  try {
    const page = await context.newPage();
    const asked = new Map();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.set(request.url().replace(/#.*/, ''), kindOf(request.resourceType()));
    });
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0]));
    for (const [address, kind] of asked) bytes[kind] += await bodyBytes(address);
    return bytes;
  } finally {
    await context.close();
  }
}

/** Length of a body as it is sent, compressed. */
function bodyBytes(address) {
  return new Promise((resolve, reject) => {
    const request = http.get(address, {headers: {'accept-encoding': 'br'}}, (response) => {
      let length = 0;
      response.on('data', (chunk) => (length += chunk.length));
      response.on('end', () => resolve(length));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

function printTable(table) {
  const cell = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(`kB, brotli`.padEnd(34) + [...kinds, 'all'].map((kind) => kind.padStart(8)).join(''));
  for (const [page, bytes] of Object.entries(table)) {
    const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    console.log(page.padEnd(34) + kinds.map((kind) => cell(bytes[kind])).join('') + cell(all));
  }
}
