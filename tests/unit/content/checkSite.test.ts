// cspell:ignore sinse acept sinc keywrods nkeywrods dotnett titel
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkSite} from '../../../src/content/checks/checkSite';
import type {PageCheck} from '../../../src/content/checks/types';
import {next as facts} from '../apiFixtures';
import {folderWith} from '../../lib/folderWith';
import {versionWith} from '../../lib/versionWith';

const sidebars = {
  docs: [{label: 'Guides', collapsed: false, items: ['a', 'b']}],
  api: {root: [{id: 'api/class-dialog', label: 'Dialog'}], sections: []},
};
const front = '---\ntitle: A\ndescription: Words.\n---\n';
const line = 6;

const correct = {
  'docs/a.mdx': `${front}\n## Same\n\nWords.\n\n## Same again {#other-id}\n\n<a id="own">Words</a>\n`,
  'docs/b.mdx': `${front}\n## Text\n`,
  'docs/api/class-dialog.mdx': `${front}\n## Methods\n\n### accept\n`,
  'docs/img/x.png': '',
  'stable/img/x.png': '',
  'community/c.mdx': front,
  'src/pages/community/videos.tsx': '',
  'static/file.txt': '',
  'oldIds.json': '{}',
  'editions/oldIds.json': '{}',
  'readerWords.json': '{}',
};

function check(
  body: string,
  files: Record<string, string> = {},
  {root = folderWith(), checks = [], pages = []}: {root?: string; checks?: PageCheck[]; pages?: string[]} = {},
): Promise<string[]> {
  const all = {
    ...correct,
    'docs/b.mdx': `${front}\n${body}\n`,
    'sidebars.json': JSON.stringify(sidebars, null, 2),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return checkSite({
    root,
    edition: 'python',
    pages,
    isPublished: () => true,
    collections: [
      {folder: 'docs', route: '/docs/next/', version: versionWith('1.56.0')},
      {folder: 'stable', route: '/docs/', version: versionWith('1.56.0', 'stable')},
      {folder: 'community', route: '/community/', version: undefined},
    ],
    sidebarsFile: 'sidebars.json',
    sectionFiles: {oldIds: 'oldIds.json', texts: ['readerWords.json']},
    mustList: (file) => file.endsWith('.python.mdx'),
    loadVersionFacts: () => facts,
    checks,
  });
}

it('finds nothing in a correct site', async () => {
  const links =
    `./a.mdx a.mdx#same ./a.mdx#other-id ./a.mdx#own #text ./a /docs/next/a#same ./api/class-dialog.mdx#methods
    ./api/class-dialog.mdx#dialog-accept ./api/class-dialog.mdx#dialog-accept-option-prompt-text /file.txt /search?q=x
    /community/c /community/videos https://example.com/nope mailto:ada@example.com`.split(/\s+/);
  const marks =
    '{/* since 1.56 */}\n\nNew.\n\n{/* end since */}\n\n{/* other api */}\n\nWords.\n\n{/* end other api */}';
  const code = '```js\nf({/* anything */})\n```\n\nUse `{/* sinse 1.56 */}`.';
  const body = `## Text\n\n${links.map((url) => `[words](${url})`).join(' ')}\n\n![A](./img/x.png)\n\n${marks}\n\n${code}`;
  expect(await check(body)).toEqual([]);
});

/** The body of a page, and the error of the build. */
const messages = {
  '[words](./aa.mdx)': 'link to ./aa.mdx: the file does not exist; correct the path. Did you mean `./a.mdx`?',
  '[words](./a.java.mdx#same)': 'link to ./a.java.mdx#same: this is the file of one edition; name the page: ./a.mdx',
  '[words](/docs/next/aa)':
    'link to /docs/next/aa: no page has this URL; correct it, or link to the file. Did you mean `/docs/next/a`?',
  '[words](/community/video)':
    'link to /community/video: no page has this URL; correct it, or link to the file. Did you mean `/community/videos`?',
  '[words](./a.mdx#sane)':
    'link to ./a.mdx#sane: docs/a.mdx has no heading with the id "sane"; correct the anchor. Did you mean `same`?',
  '[words](#nowhere)': 'link to #nowhere: docs/b.mdx has no heading with the id "nowhere"; correct the anchor.',
  '[words](./api/class-dialog.mdx#dialog-acept)':
    'link to ./api/class-dialog.mdx#dialog-acept: docs/api/class-dialog.mdx has no heading with the id "dialog-acept"; correct the anchor. Did you mean `dialog-accept`?',
  '![A](./img/y.png)': 'image ./img/y.png does not exist; correct the path or add the file',
  '{/* sinse 1.56 */}': 'unknown mark {/* sinse 1.56 */}; write {/* since 1.56 */}',
  '{/* until 1.56.0 */}': 'unknown mark {/* until 1.56.0 */}; write {/* until 1.56 */}',
  '{/* only java */}\n\n```bash\nls\n```\n\n{/* end only */}':
    'this passage contains only fences; remove its marks, and add only=EDITION,... to each fence',
  '{/* only */}': 'unknown mark {/* only */}; write {/* only EDITION */}',
  '{/* end sinc */}': 'unknown mark {/* end sinc */}; write {/* end since */}',
  '{/* a note */}':
    'unknown mark {/* a note */}; the marks are since X.Y, end since, until X.Y, end until, only EDITION, end only, other api, end other api',
  'Words. {/* since 1.56 */}': '{/* since 1.56 */} must be alone on its line; move it to a line of its own',
  '  {/* since 1.56 */}':
    '  {/* since 1.56 */} is not read as a mark; write {/* since 1.56 */} at the start of the line',
  '{/* since 1.56 */}': 'this "since" is never closed; add {/* end since */} after the passage',
  '<b': 'cannot be read: Unexpected end of file after name, expected a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag; correct the syntax, or write \\<, \\{ or backticks around text that is not code',
  'Words {user}.': '{user} is code that runs in the page; write \\{, or put the text into backticks',
  '{user}': '{user} is code that runs in the page; write \\{, or put the text into backticks',
  '<b {...x}>Words</b>': '<b> has an attribute with code in braces; write the value in quotes',
  '<b style="x">Words</b>': '<b> has the attribute style, with which React stops the page; remove it',
  'import x from "y"':
    'pages import and export nothing; remove import x from "y", and register components in src/theme/MDXComponents.tsx',
  ':::tpi\n\nWords.\n\n:::':
    'unknown admonition :::tpi; the names are secondary, info, success, danger, note, tip, warning, important, caution. Did you mean `tip`?',
  ':::tip\n\nWords.': ':::tip is never closed; add ::: after its text, on a line of its own',
  ':::tip Title':
    ':::tip Title is not read as an admonition; write :::note, or :::note[Title], and ::: after the text, each on a line of its own',
  '::tip': '::tip is shown without its colons; write :::NAME for an admonition, or \\::',
  'a:options[c]':
    'unknown directive :options; the names are option, event, value. For text, write \\:options. Did you mean `option`?',
  '```text\nWords.': 'the fence is never closed, so that the rest of the page is code; add ``` after the code',
  '##Text': '##Text is not read as a heading; write a space after ##',
  '[words][1]\n\n[1]: ./a.mdx':
    '[1] is a definition, whose links do not lead to the pages of each edition; write [text](./page.mdx)',
  '[words][nowhere]': '[nowhere] names no link definition; write [text](./page.mdx), or \\[ for the character',
  '| A |\n| - |\n| 1 | 2 |':
    'row of 2 cells in a table of 1 columns, which hides the last cells; write \\| for the character',
  '<img src="./img/x.png" />': 'the build does not read <img>; write ![alt](./img/x.png)',
  '<a href="./a.mdx">Words</a>': 'nothing checks the link of <a href>; write [text](./page.mdx)',
  '<cde>Words</cde>': 'unknown element <cde>; write \\<cde>, or put it into backticks. Did you mean `code`?',
  '<details>\n\nWords.\n\nWords.':
    'cannot be read: Expected a closing tag for `<details>` (6:1-6:10); correct the syntax, or write \\<, \\{ or backticks around text that is not code',
};

it.each(Object.entries(messages))('reports %s with file, line and remedy', async (body, message) => {
  const [found, ...others] = await check(body);
  expect(others).toEqual([]);
  expect(found?.replace(/docs\/b\.mdx:[678]: /, `docs/b.mdx:${line}: `)).toBe(`docs/b.mdx:${line}: ${message}`);
});

it('reports two headings with the same id', async () => {
  expect(await check('## Text\n\nWords.\n\n## Text\n\n## Other {#text}')).toEqual([
    'docs/b.mdx:10: heading with the id "text" of the one on line 6; reword one of them',
    'docs/b.mdx:12: heading with the id "text" of the one on line 6; give one of them another id',
  ]);
});

it('reports only problems of the pages that are named', async () => {
  const files = {'docs/a.mdx': `${front}\n[words](./none.mdx)\n`, 'sidebars.json': '{}'};
  const problems = await check('[words](#none)', files, {pages: ['docs/b']});
  expect(problems).toEqual([expect.stringMatching(/^docs\/b\.mdx:6: link to #none: /)]);
});

it('reports all problems of front matter', async () => {
  const problems = await check('', {'docs/b.mdx': '---\ntitel: A\nslug: /b\nkeywords: 1\n---\n\nWords.\n'});
  expect(problems.map((each) => /\b(?:titel|slug|keywords)\b/.exec(each)?.[0])).toEqual(['titel', 'slug', 'keywords']);
});

it.each([
  [
    'title: [A\ndescription: Words.',
    3,
    /^front matter is not valid YAML \(.+\); put values with special characters in quotes$/,
  ],
  ['title: A: B\ndescription: Words.', 2, /^front matter is not valid YAML/],
  ['title: A\nkeywrods: [a]', 3, /^front matter: unknown field keywrods; .* Did you mean `keywords`\?$/],
  ['title: A\neditions:\n  dotnett:\n    title: B', 4, /unknown field dotnett; .* Did you mean `dotnet`\?$/],
  ['title: A\neditions:\n  java:\n    titel: B', 5, /unknown field titel; .* Did you mean `title`\?$/],
  ['title: A\neditions:\n  java: B', 4, /"editions\.java" must be of type object; correct the value of java$/],
  ['title: A\neditions: java', 3, /"editions" must be of type object; correct the value of editions$/],
  ['title: [A]', 2, /^front matter: "title" must be a string; correct the value of title$/],
  ['title: A\nslug: /b', 3, /^front matter: slug has no place here, .*; remove it$/],
  ['title: A\ntitle: B', 3, /^front matter is not valid YAML \(duplicated mapping key\)/],
  [
    'title: A\ntoc_max_heading_level: many',
    3,
    /^front matter: "toc_max_heading_level" must be a number; correct the value of toc_max_heading_level$/,
  ],
])('reports front matter %j', async (matter, at, message) => {
  for (let time = 0; time < 2; time++) {
    const [found = '', ...others] = await check('', {'docs/b.mdx': `---\n${matter}\n---\n\nWords.\n`});
    expect(others).toEqual([]);
    expect(found).toMatch(new RegExp(`^docs/b\\.mdx:${at}: `));
    expect(found.slice(found.indexOf(' ') + 1)).toMatch(message);
  }
});

/** Writes the sidebars with another section. */
const withSection = (facts: object) => JSON.stringify({...sidebars, docs: [{...sidebars.docs[0], ...facts}]}, null, 2);

it.each([
  [
    'broken JSON',
    '{\n  "docs": [],\n  "api": {"root": [] "sections": []}\n}',
    '3: is not valid JSON (Expected "," in JSON but found "\\"sections\\""); correct the syntax',
  ],
  ['an empty file', '', '1: is not valid JSON (Unexpected end of file in JSON); correct the syntax'],
  ['a missing part', '{"docs": []}', '1: "api" is required; correct it'],
  ['a wrong value', withSection({collapsed: 'no'}), '5: "docs[0].collapsed" must be a boolean; correct it'],
  [
    'a page that is listed twice',
    withSection({items: ['a', 'b', 'a']}),
    '7: "a" is listed twice; remove one of the entries',
  ],
  [
    'an entry without a page',
    withSection({items: ['a', 'bb']}),
    '8: "bb" is not a page of docs/; correct the entry, or write docs/bb.mdx. Did you mean `b`?',
  ],
])('reports %s in the sidebars', async (_name, text, problem) => {
  expect(await check('Words.', {'sidebars.json': text})).toEqual([`sidebars.json:${problem}`]);
});

it('reports a page that no sidebar lists', async () => {
  expect(await check('Words.', {'docs/new.python.mdx': front})).toEqual([
    'docs/new.python.mdx:1: no sidebar lists this page; add "new" to sidebars.json',
  ]);
});

it('reports names of sections that do not exist, and old ids that a page still has', async () => {
  const oldIds = {a: {first: 'same', second: 'sane', third: 'top', own: 'top'}, aa: {first: 'top'}};
  const words = {a: ['x'], 'a#same': ['x'], 'a#sane': ['x'], 'bb#text': ['x']};
  const files = {'oldIds.json': JSON.stringify(oldIds, null, 2), 'readerWords.json': JSON.stringify(words, null, 2)};
  expect(await check('Words.', files)).toEqual([
    'oldIds.json:4: no heading of docs/a.mdx has the id "sane"; correct the target. Did you mean `same`?',
    'oldIds.json:6: docs/a.mdx has a heading with the id "own"; remove this entry',
    'oldIds.json:8: there is no page aa; remove this entry or correct its name. Did you mean `a`?',
    'readerWords.json:8: the section "a#sane" does not exist; correct its id. Did you mean `a#same`?',
    'readerWords.json:11: the section "bb#text" does not exist; correct its id.',
  ]);
  const shared = {a: {third: 'same', fourth: 'sane'}};
  expect(await check('Words.', {...files, 'editions/oldIds.json': JSON.stringify(shared, null, 2)})).toEqual(
    expect.arrayContaining([
      'editions/oldIds.json:4: no heading of docs/a.mdx has the id "sane"; correct the target, or move this entry to the editions that have it. Did you mean `same`?',
      'oldIds.json:5: editions/oldIds.json has this id, too; remove one of the entries',
    ]),
  );
  expect(await check('Words.', {'oldIds.json': '{"a": ["same"]}'})).toEqual([
    'oldIds.json:1: "a" must be of type object; correct it',
  ]);
});

it('reports links that are not valid percent-encoding, like other links', async () => {
  expect(await check('[words](./100%.mdx) [words](./a.mdx#100%) ![words](./100%.png)')).toEqual([
    'docs/b.mdx:6: link to ./100%.mdx: the file does not exist; correct the path.',
    'docs/b.mdx:6: link to ./a.mdx#100%: docs/a.mdx has no heading with the id "100%"; correct the anchor.',
    'docs/b.mdx:6: image ./100%.png does not exist; correct the path or add the file',
  ]);
});

it('accepts links from a subfolder to a file in the folder of the pages, like Docusaurus', async () => {
  expect(await check('Words.', {'docs/api/other.mdx': `${front}\n[words](a.mdx#same)\n`})).toEqual([]);
});

it('reports links to files that are parts of pages', async () => {
  const [found] = await check('[words](./_part.mdx)', {'docs/_part.mdx': 'Words.\n'});
  expect(found).toContain('link to ./_part.mdx: the file does not exist');
});

it('accepts any anchor of a page that cannot be read, because it may be correct', async () => {
  const found = await check('[words](./a.mdx#sane)', {'docs/a.mdx': `${front}\n<b\n`});
  expect(found).toEqual([expect.stringContaining('docs/a.mdx:7: cannot be read')]);
});

it('adds the problems of other checks, and an exception of a check', async () => {
  const notice: PageCheck = ({file}) => (file === 'docs/b.mdx' ? [{line: 3, message: 'a notice'}] : []);
  const broken: PageCheck = ({file}) => {
    if (file === 'docs/a.mdx') throw new Error('docs/_part.mdx:7: a mistake');
    return [];
  };
  const root = folderWith();
  for (let time = 0; time < 2; time++)
    expect(await check('Words.', {}, {root, checks: [notice, broken]})).toEqual([
      'docs/_part.mdx:7: a mistake',
      'docs/b.mdx:3: a notice',
    ]);
});

it('checks a page once if both versions describe the same releases with the same text', async () => {
  const checked: string[] = [];
  const files = {
    'stable/a.mdx': correct['docs/a.mdx'],
    'stable/api/class-dialog.mdx': correct['docs/api/class-dialog.mdx'],
    'stable/b.mdx': `${front}\nOlder words.\n`,
  };
  await check('Words.', files, {checks: [({file}) => (checked.push(file), [])]});
  expect(checked.filter((file) => file.startsWith('stable/'))).toEqual(['stable/b.mdx']);
});

it('reads a page again after a change, but not while an editor has emptied it', async () => {
  const root = folderWith();
  const linked = '[words](./b.mdx#new)';
  const bodyOf = (body: string) => check(body, {'docs/a.mdx': `${front}\n## Same\n\n${linked}\n`}, {root});
  expect(await bodyOf('## Old')).toHaveLength(1);
  expect(await bodyOf('## New')).toEqual([]);
  const emptied = {'docs/a.mdx': `${front}\n## Same\n\n${linked}\n`, 'docs/b.mdx': ''};
  expect(await check('', emptied, {root})).toEqual([]);
});
