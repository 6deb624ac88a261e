/**
 * Live locators find what the library finds: for the locators of all samples with a page under test, and for generated ones,
 * the matches, the errors and the aria snapshots are those of the library (`tests/live-locators/library.py`).
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {chromium, type Browser, type Page} from 'playwright-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {edition} from '../../../editions';
import {readShownPage} from '../../../tools/edition-samples/readShownPage';
import {versions} from '../../../src/content/versions';
import {findChromium} from '../../../tools/system/findChromium';
import {pythonOf} from '../../../tools/setup-python';
import {listGuides} from '../../live-locators/listGuides';
import {extractEngine} from '@site/src/plugins/live-locators/extractEngine';
import {framePage} from '@site/src/plugins/live-locators/framePage';
import {locatorLanguages} from '@site/src/plugins/live-locators';
import {sourceEdition} from '@site/src/data/editions';
import type {Engine} from '@site/src/plugins/live-locators/engineTypes';
import {locatorsIn, withoutPage} from '@site/src/plugins/live-locators/locatorText';
import type {Answer, Harness} from '../../live-locators/harness';

interface Case {
  /** Where the locator is, for messages. */
  place: string;
  html: string;
  locator: string;
}

const language = locatorLanguages[edition.name];
const origin = 'https://live.example';

let folder: string;
let engine: Engine;
let browser: Browser;
let page: Page;
let program: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-locators-'));
  const file = path.join(folder, 'engine.mjs');
  writeFileSync(file, extractEngine(require.resolve('playwright-core/lib/coreBundle')));
  engine = (await import(file)) as Engine;
  const bundle = await build({
    entryPoints: [path.resolve('tests/live-locators/harness.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['./engine.mjs'],
  });
  program = await findChromium();
  browser = await chromium.launch({executablePath: program, args: ['--no-sandbox']});
  page = await browser.newPage({viewport: {width: 1280, height: 720}});
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', '<!doctype html><title>Harness</title>'],
    '/frame.html': ['text/html', framePage()],
    '/harness.mjs': ['text/javascript', bundle.outputFiles[0]!.text],
  };
  await page.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/engine.mjs') return route.fulfill({path: file, contentType: 'text/javascript'});
    const [contentType, body] = files[pathname] ?? ['text/plain', ''];
    return route.fulfill({contentType, body});
  });
  await page.goto(origin);
  await page.addScriptTag({url: '/harness.mjs', type: 'module'});
  await page.waitForFunction(() => 'answerAll' in globalThis);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
}, 60_000);

const selectorOf = (locator: string, of = language): string =>
  engine.stringifySelector(new engine.parsers[of](withoutPage(locator).trimStart(), 'data-testid').parse());

/** Cases whose locator the parser reads: those with variables of the sample are left out. */
function readable(cases: Case[]): Case[] {
  return cases.filter(({locator}) => {
    try {
      // A frame alone is no element. Live locators do not search all frames, and do not support "*".
      if (/["'`]\*\w+=/.test(locator)) return false;
      return !engine.splitSelectorByFrame(selectorOf(locator)).anyFrame;
    } catch {
      return false;
    }
  });
}

/** Runs the same cases with the library. It reads them in Python, and prints in the language of the edition. */
function askLibrary(cases: Case[]): Answer[] {
  const input = cases.map(({html, locator}) => ({
    html,
    locator: language === 'python' ? locator : engine.asLocator('python', selectorOf(locator)),
  }));
  const {status, stdout, stderr} = spawnSync(pythonOf(versions.next.library), ['tests/live-locators/library.py'], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {...process.env, CHROMIUM: program, LOCATOR_LANGUAGE: language},
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Answer[];
}

async function askLiveLocators(cases: Case[]): Promise<Answer[]> {
  return page.evaluate((input) => (globalThis as unknown as Harness).answerAll(...input), [cases, language] as const);
}

async function compare(cases: Case[]): Promise<void> {
  const live = await askLiveLocators(cases);
  const differences = askLibrary(cases).flatMap((expected, index) => {
    const {place, locator} = cases[index]!;
    const actual = live[index]!;
    // The library adds its call log to errors of selectors.
    const isSame =
      expected.error === undefined
        ? JSON.stringify(actual) === JSON.stringify(expected)
        : actual.error !== undefined && expected.error.includes(actual.error.split('\n')[0]!);
    return isSame ? [] : [{place, locator, expected, actual}];
  });
  expect(differences).toEqual([]);
}

const wrap = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body>${html}</body></html>`;

test('the locators of all samples with a page under test', async () => {
  const pages = await Promise.all(listGuides().map((guide) => readShownPage(guide)));
  const all = pages.flatMap(({samples}) =>
    samples.flatMap(({page: file, line, html, text}) =>
      // Pages that change over time show each reader another state.
      html === undefined || /setTimeout|setInterval/.test(html)
        ? []
        : locatorsIn(text).map((locator) => ({place: `${file}:${line}`, html: wrap(html), locator})),
    ),
  );
  const cases = readable(all);
  // Most locators contain no variables.
  expect(cases.length).toBeGreaterThan(100);
  expect(cases.length / all.length).toBeGreaterThan(0.8);
  // Other editions have the same samples, which their own parser reads: a tenth of the answers is enough.
  await compare(edition.name === sourceEdition ? cases : cases.filter((_, index) => index % 10 === 0));
}, 600_000);
