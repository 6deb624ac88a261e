import path from 'node:path';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {parsePage} from '../../../src/content/parsePage';
import {countLinks} from '../../../src/plugins/search/records/countLinks';
import {readSections, type Section} from '../../../src/plugins/search/records/readSections';
import {distinctTokens} from '../../../src/plugins/search/engine/tokenize';
import {toDocuments} from '../../../src/plugins/search/records/toDocuments';
import {toRecords} from '../../../src/plugins/search/records/toRecords';
import type {PublishedPage} from '../../../src/content/collectPages';
import {folderWith} from '../../lib/folderWith';
import {matchFile} from '../matchFile';

const page: PublishedPage = {
  file: '',
  url: '/python/docs/dialogs',
  title: 'Dialogs',
  description: 'Answer dialogs.',
  group: 'Guides',
  locale: 'en',
  tag: 'docs-default-stable',
};

async function read(markdown: string, componentTexts?: Record<string, string>): Promise<Section[]> {
  const file = path.join(folderWith({'page.mdx': markdown}), 'page.mdx');
  return readSections(await parsePage(file, []), 'Dialogs', componentTexts);
}

test('splits a page at its headings, with the same ids as the site', async () => {
  const sections = await read(
    '---\ntitle: Dialogs\n---\n\nAn opening with `code`.\n\n## Say yes\n\n- One\n- Two [link](./pages.mdx#new)\n\n```py\nawait dialog.accept()\n```\n\n## Say yes\n\n### Named {#own-id}\n\n:::warning\n\nCareful.\n\n:::\n\n{/* since 1.56 */}\n\n| Option | Effect |\n| --- | --- |\n| `--headed` | Shows it |\n',
  );
  expect(sections.map(({level, id, title}) => [level, id, title])).toEqual([
    [1, null, 'Dialogs'],
    [2, 'say-yes', 'Say yes'],
    [2, 'say-yes-1', 'Say yes'],
    [3, 'own-id', 'Named'],
  ]);
  expect(sections[0]!.paragraphs).toEqual(['An opening with code.']);
  expect(sections[1]).toMatchObject({
    paragraphs: ['One', 'Two link'],
    hiddenText: ['', 'await dialog.accept()'],
    links: ['./pages.mdx#new'],
  });
  expect(sections[3]!.paragraphs).toEqual(['Careful.', 'Option Effect', '--headed Shows it']);
});

test('reads the text of a component that renders data', async () => {
  const [, cards] = await read('## People\n\n<Cards />\n', {Cards: 'Ada Lovelace'});
  expect(cards!.hiddenText).toEqual(['Ada Lovelace']);
});

test('reads badges, signatures and parameters of a class page', async () => {
  const [, member, parameter] = await read(
    '### open {#page-open}\n\n<p className="api-badges">\n\n<span className="api-badge api-discouraged">Discouraged</span> <span className="since-1.20">Added</span>\n\n</p>\n\n```py signature\npage.open(url) -> List<Tab>\n```\n\n<dt id="page-open-option-url" className="since-1.30">\n\n`url` <span className="api-type">str</span>\n\n</dt>\n\n<a href="./class-tab.mdx">Tab</a> of  two\n\n| **`a`** | ![b](./b.png) [c](#c) |\n| --- | --- |\n',
  );
  expect(member).toMatchObject({
    deprecated: true,
    since: '1.20',
    hiddenText: ['Discouraged Added', '', 'page.open url List Tab '],
  });
  expect(parameter).toMatchObject({level: 4, title: 'url', deprecated: false, since: '1.30'});
  expect(parameter!.paragraphs).toEqual(['Tab of two', 'a c']);
  expect(parameter!.links).toEqual(['./class-tab.mdx', '#c']);
});

test('counts the links from other pages, and those to headings', () => {
  const links = ['./b.mdx', './b.mdx#x', '#own', 'https://example.com/', '/python/docs/c', './missing.mdx', 'd'];
  const pages = [
    {page: {...page, file: '/docs/a.mdx'}, sections: [{links}]},
    {page: {...page, file: '/docs/b.mdx', url: '/python/docs/b'}, sections: []},
  ];
  expect(Object.fromEntries(countLinks(pages as unknown as Parameters<typeof countLinks>[0]))).toEqual({
    '/python/docs/b': 2,
    '/python/docs/b#x': 1,
    '/python/docs/dialogs#own': 1,
    '/python/docs/c': 1,
  });
});

test.each([
  [
    'dialogs',
    [
      'One sentence is short. The second sentence is longer than what is…',
      'One sentence is short. The second sentence is…',
      'A longer sentence of the third paragraph that is…',
    ],
  ],
  ['release-notes', ['One sentence…', 'One sentence…', 'A longer…']],
])('shows the beginnings of the paragraphs of %s', async (name, shown) => {
  const text = 'One sentence is short. The second sentence is longer than what is shown of it, and ends here.';
  const records = toRecords(
    {...page, description: '', url: `/python/docs/${name}`},
    await read(`${text}\n\n${text}\n\nA longer sentence of the third paragraph that is shown. More.`),
    new Map(),
  );
  expect(toDocuments(records)[0]!.body.split('\n')).toEqual(shown);
});

test('names the file of an invalid page', async () => {
  await expect(read('A {broken page')).rejects.toThrow(/page\.mdx cannot be read/);
});

test('creates records in the shape of DocSearch', async () => {
  const records = toRecords(
    page,
    await read('Opening.\n\n## Accept\n\nPress it.\n\n## Where to go next\n\n[Pages](./pages.mdx)\n'),
    new Map([['/python/docs/dialogs', 7]]),
  );
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  await matchFile({records, documents: toDocuments(records)}, __dirname, 'guide-records.json');
});

test('creates records for members and parameters, with names in other languages as aliases, and ranks', async () => {
  const section = (level: number, id: string | null, title: string, deprecated = false): Section => ({
    level,
    id,
    title,
    deprecated,
    since: level > 2 ? '1.20' : null,
    paragraphs: level > 3 ? ['Wait for it. Then go on.'] : [],
    hiddenText: [`${title}()`, 'Pages wait.'],
    links: [],
  });
  const sections = [
    section(1, null, 'Page'),
    section(2, 'methods', 'Methods'),
    section(3, 'page-wait-for-response', 'expect_response'),
    section(4, 'page-wait-for-response-option-timeout', 'timeout'),
    section(3, 'page-type', 'type', true),
    section(4, 'page-type-option-text', 'text'),
    section(2, 'own-words', 'Own words'),
  ];
  const records = toRecords({...page, url: '/python/docs/api/class-page'}, sections, new Map());
  await matchFile({records, documents: toDocuments(records)}, __dirname, 'class-records.json');
});

test('reads the name in other languages from the anchor of a member, also of a class whose name starts with capitals', async () => {
  const sections = await read('### APIRequestContext.FetchAsync() {#api-request-context-fetch}\n');
  sections[0]!.title = 'APIRequestContext';
  const records = toRecords({...page, url: '/dotnet/docs/api/class-apirequestcontext'}, sections, new Map());
  expect(records.at(-1)!.aliases).toEqual(['fetch']);
});

test('indexes every word of a page: paragraphs, tables, admonitions, samples and their file names', async () => {
  const long = 'word '.repeat(30);
  const sections = await read(
    `${long} uvicorn.\n\n:::note\n\n${long} nuitka\n\n:::\n\n| A | B |\n| --- | --- |\n| \`x\` | ${long} loopback |\n\n<details>\n<summary>Setup</summary>\n\n\`\`\`py title="conftest.py"\nimport libnss3\n\`\`\`\n\n</details>\n\nA <span className="api-type">Crawler</span>.\n\n## Where to go next\n\n- [Pages](./pages.mdx) ${long} viewports\n`,
  );
  const [document] = toDocuments(toRecords(page, sections, new Map()));
  const found = new Set([...distinctTokens(document!.body), ...document!.hiddenWords]);
  for (const word of ['uvicorn', 'nuitka', 'loopback', 'setup', 'conftest.py', 'libnss3', 'crawler', 'viewports'])
    expect(found).toContain(word);
});

test('reads text without a paragraph around it, as class pages contain', () => {
  const part = {type: 'mdxJsxFlowElement', name: 'dd', attributes: [], children: [{type: 'text', value: 'Words.'}]};
  expect(readSections({type: 'root', children: [part]} as unknown as Root, 'Page')).toMatchObject([
    {paragraphs: ['Words.']},
  ]);
});

test('a return value is not a parameter, even if its id contains the name of a method with "option"', async () => {
  const item = (id: string, name: string, text: string) => `<dt id="${id}">\n\n${name}\n\n</dt>\n\n${text}\n\n`;
  const sections = await read(
    `### select_option {#locator-select-option}\n\n${item('locator-select-option-option-force', '`force`', 'Now.')}${item('locator-select-option-return', 'Returns', 'Values.')}`,
  );
  expect(sections.map(({title, paragraphs}) => [title, paragraphs])).toEqual([
    ['Dialogs', []],
    ['select_option', ['Values.']],
    ['force', ['Now.']],
  ]);
});
