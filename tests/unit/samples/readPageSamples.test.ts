import {expect, test} from 'vitest';
import {python} from '../../../src/languages/python';
import {readSampleOptions} from '../../../src/plugins/samples/readOptions';
import {readPageSamples} from '../../../src/plugins/samples/readPageSamples';
import type {Fence, SampleError} from '../../../src/languages/samples';

const rules = python.samples;
const parse = (meta: string, line: number) => readSampleOptions({meta, line}, rules.forms.tabs);
const py = (code: string, line: number, meta = ''): Fence => ({lang: 'py', meta, code, line});
const pytest = 'from playwright.sync_api import Page\n\ndef test_it(page: Page) -> None: ...';

test('parses every option', () => {
  expect(parse('title="tests/test a.py" continues raises="Timeout 1" form=async', 1)).toEqual({
    title: 'tests/test a.py',
    continues: true,
    raises: 'Timeout 1',
    form: 'async',
  });
  expect(parse('setup=todo type-error="x"', 1)).toEqual({setup: 'todo', typeError: 'x'});
  expect(parse('norun="os"', 1)).toEqual({noRun: 'os'});
});

test.each([
  ['wronk', /unknown option "wronk".*known options: title/],
  ['norun="lazy"', /write one of: other-browser/],
  ['setup=shop', /write one of: todo, login/],
  ['title', /write title="…"/],
  ['continues=yes', /takes no value/],
  ['form=sync form=async', /"form" appears twice/],
  ['continues continues', /appears twice/],
  ['continues setup=todo', /cannot be combined/],
  ['{1,3}', /cannot read "\{1,3\}"/],
])('reports line and remedy for the options "%s"', (meta, message) => {
  expect(() => parse(meta, 7)).toThrow(
    expect.objectContaining({line: 7, message: expect.stringMatching(message) as string}),
  );
});

test('detects the kind and the forms of samples', () => {
  const {samples} = readPageSamples(
    'p.mdx',
    [
      py('await page.title()', 1),
      py('print(page.url)', 2),
      py('from playwright.sync_api import sync_playwright', 3),
      py(pytest, 4),
      py('await x', 5, 'form=async'),
      py('async def test_x(): ...', 6, 'form=async'),
      py('print(f"{await page.title()}")', 7),
      py('p = await async_playwright().start()', 8, 'form=async'),
      py('async with async_playwright() as p:\n    pass', 9, 'form=async'),
      py('async def main():\n    async with async_playwright() as p: ...\n\nasyncio.run(main())', 10),
    ],
    rules,
  );
  expect(samples.map(({kind, forms}) => [kind, ...Object.keys(forms)])).toEqual([
    ['fragment', 'sync', 'async'],
    ['fragment', 'sync', 'async'],
    ['program', 'sync'],
    ['test', 'sync'],
    ['fragment', 'async'],
    ['test', 'async'],
    ['fragment', 'sync', 'async'],
    ['fragment', 'async'],
    ['fragment', 'async'],
    ['program', 'sync', 'async'],
  ]);
});

test('applies a setup to the next sample and to samples that continue it', () => {
  const {samples} = readPageSamples(
    'p.mdx',
    [
      {lang: 'html', meta: 'setup', code: '<p>', line: 1},
      py('await a', 2),
      py('await b', 3, 'continues'),
      py('await c', 4),
    ],
    rules,
  );
  expect(samples.map(({html, previous}) => [html, previous])).toEqual([
    ['<p>', undefined],
    ['<p>', 0],
    [undefined, undefined],
  ]);
});

test.each<[Fence[], number, RegExp]>([
  [[py('await a', 3, 'continues')], 3, /no py fence before it/],
  [[{lang: 'html', meta: 'setup', code: '', line: 4}], 4, /no sample uses this html setup/],
  [[{lang: 'python', meta: '', code: '', line: 5}], 5, /write ```py/],
  [[py('import pytest\nawait x', 6)], 6, /must use the sync API/],
  [[py('sync_playwright\nasync_playwright', 7)], 7, /mixes/],
  [
    [py('await a', 8, 'form=async'), py('b', 9, 'continues form=sync')],
    9,
    /^this sample \(\w+\) continues the one on line 8 \(\w+\), but they have no form in common/,
  ],
  [[py('await a\nawait asyncio.sleep(1)', 10)], 12, /asyncio\.sleep/],
  [[{lang: 'yaml', meta: 'norun', code: '', line: 11}], 11, /unknown option "norun" after ```yaml; .* tab="…"$/],
  [[{lang: 'html', meta: 'setups', code: '', line: 12}], 12, /unknown option "setups" after ```html; .*, setup$/],
])('reports line and remedy: %j', (fences, line, message) => {
  const errors: SampleError[] = [];
  readPageSamples('p.mdx', fences, rules, (error) => errors.push(error));
  expect(errors).toEqual([expect.objectContaining({line, message: expect.stringMatching(message) as string})]);
});
