import {spawn} from 'node:child_process';
import {copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {versions} from '../../src/content/versions';
import {filesBelow} from '../../src/utils/filesBelow';
import {copyFewPages} from '../copyFewPages';

/*
 * Builds a copy of the site, changes one file of each kind, and builds again with the caches of the first build. The copy has
 * few pages, because the test needs six builds.
 */
const pages = ['intro', 'codegen-intro', 'api/class-filechooser', 'api/class-playwright', 'api/_shared'];

interface Change {
  kind: string;
  file: string;
  edit: (text: string) => string;
  /** File of the build that shows the change; the start of its name if the name contains a hash. */
  shownIn: string;
  /** Text that only the changed build contains. */
  text: string;
}

/** Replaces a text, which must exist. */
const replace =
  (from: string | RegExp, to: string) =>
  (text: string): string => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`nothing to replace: ${String(from)}`);
    return changed;
  };
const append = (end: string) => (text: string) => text + end;
const inJson =
  (change: (data: Record<string, unknown>) => void) =>
  (text: string): string => {
    const data = JSON.parse(text) as Record<string, unknown>;
    change(data);
    return JSON.stringify(data, null, 2);
  };
const withEntry = (name: string, value: unknown) => inJson((data) => (data[name] = value));

/** Changes that affect some pages only, or nothing that is compiled. */
const contentChanges: Change[] = [
  {
    kind: 'a guide',
    file: 'docs/intro.mdx',
    edit: append('\nThe planted guide.\n'),
    shownIn: 'docs/next/intro.html',
    text: 'The planted guide.',
  },
  {
    kind: 'a guide of the stable version',
    file: 'versioned_docs/version-stable/intro.mdx',
    edit: append('\nThe planted stable guide.\n'),
    shownIn: 'docs/intro.html',
    text: 'The planted stable guide.',
  },
  {
    kind: 'shared descriptions',
    file: 'docs/api/_shared.mdx',
    edit: replace('### timeout\n', '### timeout\n\n- `FileChooser.set_files` The planted description.'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'The planted description.',
  },
  {
    kind: 'a sample',
    file: 'docs/api/class-filechooser.mdx',
    edit: replace('await chooser.set_files("avatar.png")', 'await chooser.set_files("planted.png")'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'planted.png',
  },
  {
    kind: 'a page under test',
    file: 'docs/api/class-filechooser.mdx',
    edit: replace('  Import\n', '  Planted import\n'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'Planted import',
  },
  {
    kind: 'the sidebar of the edition',
    file: 'editions/python/sidebars.json',
    edit: replace('"Getting started"', '"Planted section"'),
    shownIn: 'docs/intro.html',
    text: 'Planted section',
  },
  {
    kind: 'words of readers',
    file: 'editions/python/readerWords.json',
    edit: withEntry('intro', ['plantedword']),
    shownIn: 'assets/search/docs-default-current.',
    text: 'plantedword',
  },
  {
    kind: 'messages and their sections',
    file: 'editions/python/messageSections.json',
    edit: withEntry('intro', ['plantedmessage of a library']),
    shownIn: 'assets/search/docs-default-current.',
    text: 'plantedmessage',
  },
  {
    kind: 'old ids',
    file: 'editions/python/oldIds.json',
    edit: withEntry('intro', {'planted-id': 'top'}),
    shownIn: 'docs/next/intro.html',
    text: 'planted-id',
  },
  {
    kind: 'the landing page',
    file: 'editions/python/landing.ts',
    edit: replace('Get started', 'Planted start'),
    shownIn: 'index.html',
    text: 'Planted start',
  },
  {
    kind: 'links of the site',
    file: 'editions/python/site.ts',
    edit: replace('https://stackoverflow.com/questions/tagged/playwright-python', 'https://planted.example/'),
    shownIn: 'docs/intro.html',
    text: 'https://planted.example/',
  },
  {
    kind: 'a community page',
    file: 'community/welcome.mdx',
    edit: append('\nThe planted welcome.\n'),
    shownIn: 'community/welcome.html',
    text: 'The planted welcome.',
  },
  {
    kind: 'the list of community pages',
    file: 'src/data/communityPages.ts',
    edit: replace("label: 'Ambassadors'", "label: 'Planted ambassadors'"),
    shownIn: 'community/welcome.html',
    text: 'Planted ambassadors',
  },
  {
    kind: 'data of videos',
    file: 'src/data/videos/lessons.ts',
    edit: replace('Handling Visibility', 'Planted Visibility'),
    shownIn: 'community/learn-videos.html',
    text: 'Planted Visibility',
  },
  {
    kind: 'a label',
    file: 'i18n/en/code.json',
    edit: replace('複製為 Markdown', '複製 planted Markdown'),
    shownIn: 'docs/intro.html',
    text: '複製 planted Markdown',
  },
  {
    kind: 'a stylesheet',
    file: 'src/css/custom.css',
    edit: append('\n.planted-style {\n  color: red;\n}\n'),
    shownIn: 'assets/css/styles',
    text: '.planted-style',
  },
  {
    kind: 'a component',
    file: 'src/components/PageUnderTest/index.tsx',
    edit: replace('<details', '<details data-planted=""'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'data-planted',
  },
  {
    kind: 'a static file',
    file: 'static/img/mark.svg',
    edit: append('<!-- planted -->\n'),
    shownIn: 'img/mark.svg',
    text: '<!-- planted -->',
  },
];

/** Changes that affect all compiled pages, and one that only the frame around the content shows. */
const codeChanges: Change[] = [
  {
    kind: 'facts',
    file: `editions/python/facts/${versions.next.library}.json`,
    edit: replace(/("id": "file-chooser-set-files".*?"no_wait_after", "type": ")bool/s, '$1PlantedType'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'PlantedType',
  },
  {
    kind: 'a file of the language',
    file: 'src/languages/python/index.ts',
    edit: replace('Awaited in async', 'Planted in async'),
    shownIn: 'docs/next/api/class-filechooser.html',
    text: 'Planted in async',
  },
  {
    kind: 'a plugin',
    file: 'src/plugins/old-ids/index.ts',
    edit: replace("['old-id', 'old-id-top']", "['old-id', 'old-id-top', 'planted-plugin']"),
    shownIn: 'docs/next/intro.html',
    text: 'planted-plugin',
  },
  {
    kind: 'the announcement',
    file: 'editions/announcement.ts',
    edit: replace('see what is new', 'see what is planted'),
    shownIn: 'community/welcome.html',
    text: 'see what is planted',
  },
];

const copy = copyFewPages(pages);
const inCopy = (file: string): string => path.join(copy, file);
const change = (file: string, edit: (text: string) => string): void =>
  writeFileSync(inCopy(file), edit(readFileSync(inCopy(file), 'utf8')));

/**
 * Adds a plugin that shows the text of a file on a community page, and declares no dependency. If a build shows an old text,
 * it has not compiled the page again, which proves that it used its cache.
 */
function addProbe(): void {
  change('docusaurus.config.ts', replace('[tableAlignment, lineBreaks],', '[tableAlignment, lineBreaks, probe],'));
  change(
    'docusaurus.config.ts',
    append(`
function probe() {
  return (tree, file) => {
    if (!file.path.endsWith('ambassadors.mdx')) return;
    const value = require('node:fs').readFileSync(${JSON.stringify(inCopy('probe.txt'))}, 'utf8');
    tree.children.push({type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value}]});
  };
}
`),
  );
}
const setProbe = (text: string): void => writeFileSync(inCopy('probe.txt'), text);

/** Builds the copy; returns the content of each file. */
async function build(): Promise<Map<string, string>> {
  const child = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: copy,
    env: {...process.env, NODE_ENV: 'production', EDITION: 'python', GIT_CEILING_DIRECTORIES: tmpdir()},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status, output).toBe(0);
  const files = filesBelow(inCopy('build'));
  return new Map(files.map((file) => [file, readFileSync(inCopy(`build/${file}`), 'latin1')]));
}

function buildWithoutCaches(): Promise<Map<string, string>> {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache']) rmSync(inCopy(folder), {recursive: true});
  return build();
}

/** Applies changes to the sources. */
function apply(changes: Change[]): void {
  for (const {file, edit} of changes) change(file, edit);
}

/** The files that show a change, joined. */
const shown = (site: Map<string, string>, {shownIn}: Change): string =>
  [...site]
    .flatMap(([file, text]) => (file.startsWith(shownIn) ? [Buffer.from(text, 'latin1').toString()] : []))
    .join('\n');

const isShown = (site: Map<string, string>, each: Change): boolean => shown(site, each).includes(each.text);

const renderedPages = 'node_modules/.cache/rendered-pages';
const keptPage = (page: string): string => inCopy(`${renderedPages}/${encodeURIComponent(page)}.json`);

let first: Map<string, string>;
let warm: Map<string, string>;
let cold: Map<string, string>;
let withCode: Map<string, string>;
let coldWithCode: Map<string, string>;
let oneEdit: Map<string, string>;
let rendered: string[];

beforeAll(async () => {
  addProbe();
  setProbe('first probe');
  rmSync(inCopy('docs/img/codegen-assert-text.dark.png'));
  first = await build();
  apply(contentChanges);
  copyFileSync(inCopy('docs/img/screenshot-mask.png'), inCopy('docs/img/codegen.png'));
  copyFileSync(inCopy('docs/img/screenshot-mask.png'), inCopy('docs/img/codegen-assert-text.dark.png'));
  setProbe('second probe');
  warm = await build();
  setProbe('first probe');
  cold = await buildWithoutCaches();
  apply(codeChanges);
  withCode = await build();
  coldWithCode = await buildWithoutCaches();
  change('docs/intro.mdx', append('\nThe second edit.\n'));
  writeFileSync(keptPage('/python/docs/next/codegen-intro'), '{"key":');
  const before = Date.now();
  oneEdit = await build();
  const pages = readdirSync(inCopy(renderedPages));
  rendered = pages.filter((file) => statSync(inCopy(`${renderedPages}/${file}`)).mtimeMs > before);
}, 1_200_000);
afterAll(() => rmSync(copy, {recursive: true}));

describe('a build with caches shows', () => {
  it.each(contentChanges.map((each) => [each.kind, each] as const))('a change of %s', (_kind, each) => {
    expect(isShown(first, each)).toBe(false);
    expect(isShown(warm, each)).toBe(true);
  });

  it.each(codeChanges.map((each) => [each.kind, each] as const))('a change of %s', (_kind, each) => {
    expect(isShown(cold, each)).toBe(false);
    expect(isShown(withCode, each)).toBe(true);
  });

  it('a replaced image, and a new dark variant', () => {
    const imagesOf = (site: Map<string, string>, name: string) => [
      ...new Set(
        site.get('docs/next/codegen-intro.html')!.match(new RegExp(`assets/ideal-img/${name}\\.[\\w.]+`, 'g')),
      ),
    ];
    expect(imagesOf(first, 'codegen')).not.toEqual([]);
    expect(imagesOf(warm, 'codegen')).not.toEqual(imagesOf(first, 'codegen'));
    expect(imagesOf(first, 'codegen-assert-text.dark')).toEqual([]);
    expect(imagesOf(warm, 'codegen-assert-text.dark')).not.toEqual([]);
  });
});

it('a build with caches compiles only the pages that a change affects', () => {
  expect(warm.get('community/ambassadors.html')).toContain('first probe');
  expect(warm.get('community/ambassadors.html')).not.toContain('second probe');
});

it('a build after an edit of one page renders this page, and those whose kept file cannot be read', () => {
  // The search index contains every word, so its name, which the code of all pages contains, changes with most edits.
  expect(rendered.map(decodeURIComponent)).toEqual(
    expect.arrayContaining(['/python/docs/next/codegen-intro.json', '/python/docs/next/intro.json']),
  );
  expect(oneEdit.get('docs/next/intro.html')).toContain('The second edit.');
  const article = (site: Map<string, string>) =>
    /<article[^]*<\/article>/.exec(site.get('docs/next/codegen-intro.html')!)?.[0];
  expect(article(oneEdit)).toEqual(article(coldWithCode));
});

it.each([
  ['content', () => [warm, cold] as const],
  ['code', () => [withCode, coldWithCode] as const],
])('after changes of %s, a build with caches writes the same files as one without', (_kind, sites) => {
  const [cached, uncached] = sites();
  expect([...cached.keys()]).toEqual([...uncached.keys()]);
  expect([...uncached].filter(([file, text]) => cached.get(file) !== text).map(([file]) => file)).toEqual([]);
});
