import {expect, it} from 'vitest';
import {python} from '../../../src/languages/python';
import {readSampleOptions} from '../../../src/plugins/samples/readSampleOptions';
import {readPageSamples} from '../../../src/plugins/samples/readPageSamples';
import type {Fence, SampleError} from '../../../src/languages/samples';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {javascript} from '../../../src/languages/javascript';
import samples from '../../../src/plugins/samples';
import {parseMdx} from '../../../src/content/readMdx';

const rules = python.samples;
const parse = (meta: string, line: number) => readSampleOptions({meta, line}, rules.forms.tabs);
const py = (code: string, line: number, meta = ''): Fence => ({lang: 'py', meta, code, line});
const pytest = 'from playwright.sync_api import Page\n\ndef test_it(page: Page) -> None: ...';

it('parses every option', () => {
  expect(parse('title="tests/test a.py" continues raises="Timeout 1" form=async', 1)).toEqual({
    title: 'tests/test a.py',
    continues: true,
    raises: 'Timeout 1',
    form: 'async',
  });
  expect(parse('setup=todo type-error="x"', 1)).toEqual({setup: 'todo', typeError: 'x'});
  expect(parse('norun="os"', 1)).toEqual({noRun: 'os'});
});

it.each([
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

it('detects the kind and the forms of samples', () => {
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

it('applies a setup to the next sample and to samples that continue it', () => {
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

it.each<[Fence[], number, RegExp]>([
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

const fence = (line: number, lang: string, meta: string, code = 'x'): Fence => ({line, lang, meta, code});
const config = fence(1, 'ts', 'title="playwright.config.ts" project=login');

it('reads the files and commands of projects, and no samples from them', () => {
  const page = readPageSamples(
    'p.mdx',
    [
      config,
      fence(5, 'ts', 'title="a.spec.ts"'),
      fence(9, 'html', 'hidden title="app/index.html" project=login'),
      fence(12, 'bash', 'project=login output="2 passed|1 flaky" exit=1 creates="report/index.html|*.zip"', 'run'),
      fence(15, 'bash', 'project=login norun="other-browser" hidden'),
      fence(20, 'ts', 'title="playwright.config.ts" project="other" type-error="not assignable"'),
    ],
    javascript.samples,
  );
  expect(page.samples.map(({line}) => line)).toEqual([5]);
  expect(page.projects).toEqual([
    {
      name: 'login',
      files: [
        {line: 1, title: 'playwright.config.ts', code: 'x', isHidden: false},
        {line: 9, title: 'app/index.html', code: 'x', isHidden: true},
      ],
      commands: [
        {
          line: 12,
          code: 'run',
          isHidden: false,
          output: ['2 passed', '1 flaky'],
          exitCode: 1,
          creates: ['report/index.html', '*.zip'],
        },
        {line: 15, code: 'x', isHidden: true, output: [], exitCode: 0, creates: [], noRun: 'other-browser'},
      ],
    },
    {
      name: 'other',
      files: [{line: 20, title: 'playwright.config.ts', code: 'x', isHidden: false, typeError: 'not assignable'}],
      commands: [],
    },
  ]);
});

it('adds a part to each project that it names', () => {
  const {projects} = readPageSamples(
    'p.mdx',
    [fence(1, 'ts', 'title="a.ts" project=one,two'), fence(5, 'bash', 'project=two,one', 'run')],
    javascript.samples,
  );
  const parts = projects.map(({name, files, commands}) => [name, files[0]!.title, commands[0]!.code]);
  expect(parts).toEqual([
    ['one', 'a.ts', 'run'],
    ['two', 'a.ts', 'run'],
  ]);
});

it('shows parts with the option tab as tabs, with their titles', () => {
  const value = ['npm', 'yarn'].map((tab) => `\`\`\`js title="${tab}.js" tab=${tab} project=a\nx\n\`\`\`\n`).join('\n');
  const groups = [{groupId: 'package-manager', tabs: ['npm', 'yarn'].map((label) => ({value: label, label}))}];
  const tree = parseMdx(value) as Root;
  samples({rules: javascript.samples, commandTabs: groups})(tree, new VFile({path: 'docs/page.javascript.mdx', value}));
  expect(JSON.stringify(tree)).toContain('"groupId","value":"package-manager"');
  expect(JSON.stringify(tree)).toMatch(/"value":"npm".*"meta":"title=\\"npm\.js\\"".*"value":"yarn"/);
});

it.each<[Fence[], RegExp]>([
  [[config, {...config, line: 7}], /has the file "playwright\.config\.ts" on line 1 already; give/],
  [[config, fence(7, 'ts', 'project=login')], /needs a title: write title="tests/],
  [
    [config, fence(7, 'bash', 'project=other')],
    /no file belongs to the project "other"; add project=other to its files, or .* of this page: login$/,
  ],
  [[fence(7, 'ts', 'title="../a.ts" project=a')], /write a path relative/],
  [[fence(7, 'ts', 'title="a.ts" project')], /write project="…"/],
  [[fence(7, 'ts', 'title="a.ts" project=a/b')], /write letters, digits/],
  [[fence(7, 'json', 'title="a.json" project=a output="x"')], /"output".*options: project/],
  [[config, fence(7, 'bash', 'project=login wronk="x"')], /"wronk".*output="…\|…"/],
  [[fence(7, 'ts', 'title="a" title="b" project=a')], /"title" appears twice.*remove one/],
  [[config, fence(7, 'bash', 'project=login exit=no')], /write exit=1/],
  [[config, fence(7, 'bash', 'project=login norun="lazy"')], /write one of: other-browser/],
  [[config, fence(7, 'bash', 'project=login norun="os" exit=1')], /"norun" prevents it; remove one/],
  [[fence(7, 'ts', 'title="a.ts" project=a hidden=yes')], /"hidden" takes no value/],
  [[fence(7, 'bash', 'hidden')], /unknown option "hidden"/],
])('reports line and remedy: %j', (fences, message) => {
  const errors: SampleError[] = [];
  readPageSamples('p.mdx', fences, javascript.samples, (error) => errors.push(error));
  expect(errors).toEqual([expect.objectContaining({line: 7, message: expect.stringMatching(message) as string})]);
});

it('shows only the titles of visible parts to readers', () => {
  const value =
    '```yaml title="compose.yaml" project=a\na: 1\n```\n\n```tsx title="src/App.tsx" project=a hidden\napp\n```\n\n' +
    '```bash project=a output="1 passed"\nnpx playwright test\n```\n';
  const tree = parseMdx(value) as Root;
  samples({rules: javascript.samples, commandTabs: []})(tree, new VFile({path: 'docs/page.javascript.mdx', value}));
  expect(tree.children).toMatchObject([
    {lang: 'yaml', meta: 'title="compose.yaml"'},
    {lang: 'bash', meta: null},
  ]);
});
