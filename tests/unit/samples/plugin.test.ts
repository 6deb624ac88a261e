import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {python} from '../../../src/languages/python';
import samples from '../../../src/plugins/samples';
import {listCommandTabs} from '../../../src/data/commandTabGroups';
import {parseMdx} from '../../../src/content/readMdx';
import {checkFences} from '../../../src/plugins/samples/checkFences';

const commandTabs = listCommandTabs('python');

/** Runs the plugin like Docusaurus, which parses the front matter as a node of the page. */
function transform(body: string): Root {
  const value = `---\ntitle: X\n---\n${body}`;
  const tree = unified().use(remarkParse).use(remarkFrontmatter).parse(value);
  samples({commandTabs, rules: python.samples})(tree, new VFile({path: 'docs/page.mdx', value}));
  return {...tree, children: tree.children.filter(({type}) => type !== 'yaml')};
}

test('shows an async sample as two tabs, sync first, without options of the sample runner', () => {
  const [tabs] = transform('```py title="a.py" setup=todo\nawait page.title()\n```\n').children;
  expect(tabs).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [{name: 'groupId', value: 'python-api'}],
    children: [
      {name: 'TabItem', children: [{type: 'code', lang: 'py', meta: 'title="a.py"', value: 'page.title()'}]},
      {name: 'TabItem', children: [{type: 'code', lang: 'py', meta: 'title="a.py"', value: 'await page.title()'}]},
    ],
  });
});

test('shows one code block if the forms do not differ', () => {
  const body = '```py norun="os"\nprint(page.url)\n```\n\n```py form=async raises="x"\nawait y\n```\n';
  expect(transform(body).children).toMatchObject([
    {type: 'code', meta: null, value: 'print(page.url)'},
    {type: 'code', meta: null, value: 'await y'},
  ]);
});

test('shows the HTML of a page folded before its sample, also in a list', () => {
  const body = '- x\n\n  ```html setup\n  <p>\n  ```\n\n  ```py\n  await a\n  ```\n';
  const [list] = transform(body).children;
  expect(list).toMatchObject({
    children: [
      {
        children: [
          {type: 'paragraph'},
          {name: 'PageUnderTest', attributes: [], children: [{type: 'code', lang: 'html', meta: null, value: '<p>'}]},
          {name: 'Tabs'},
        ],
      },
    ],
  });
});

test('shows a rendered page above its sample, with the found elements marked', () => {
  const body = '```html setup rendered mark="p"\n<p>A</p>\n```\n\n```py\nawait a\n```\n';
  expect(transform(body).children).toMatchObject([
    {
      name: 'PageUnderTest',
      attributes: [{name: 'html', value: '<p class="found">A</p>'}],
      children: [{type: 'code', lang: 'html', meta: null, value: '<p>A</p>'}],
    },
    {name: 'Tabs'},
  ]);
});

test('adds the code that a copy needs to the code block of each form', () => {
  const body = '```py\nrow = page.locator("tr")\n```\n\n```py continues\nawait expect(row).to_be_visible()\n```\n';
  const [first, second] = transform(body).children;
  expect(first).not.toHaveProperty('data.hProperties.data-copy-start');
  const start = (form: string) => `from playwright.${form}_api import expect\n\nrow = page.locator("tr")\n`;
  expect(second).toMatchObject({
    children: [
      {children: [{data: {hProperties: {'data-copy-start': start('sync')}}}]},
      {children: [{data: {hProperties: {'data-copy-start': start('async')}}}]},
    ],
  });
});

test('adds no code to programs and test files, nor the code of other files', () => {
  const file = '```py title="test_a.py"\ndef test_a(page: Page):\n    expect(page)\n```\n';
  const [plain] = transform(file).children;
  expect(plain).not.toHaveProperty('data');
  const body = '```py title="util.py"\nx = 1\n```\n\n```py continues\nprint(x)\n```\n';
  expect(transform(body).children[1]).not.toHaveProperty('data');
});

test.each([
  ['```py wronk\nx\n```', /page\.mdx:5: unknown option "wronk"/],
  ['```html setup wronk\n<p>\n```', /page\.mdx:5: unknown option "wronk" after ```html setup; known options: rendered/],
  ['```html setup mark="p"\n<p>\n```', /page\.mdx:5: "mark" needs "rendered".*add "rendered"/],
  ['```html setup rendered mark="b"\n<p>\n```\n\n```py\na\n```', /page\.mdx:5: mark="b" matches no visible element/],
])('reports file, line and remedy: %s', (body, message) => {
  expect(() => transform(`\n${body}\n`)).toThrow(message);
});

const fence = (options: string, code: string, lang = 'bash') => `\`\`\`${lang} ${options}\n${code}\n\`\`\`\n\n`;

test('shows fences with tabs that follow each other as tabs of their group, also in a list', () => {
  const tabs = {
    name: 'Tabs',
    attributes: [{name: 'groupId', value: 'python-installer'}],
    children: [
      {
        name: 'TabItem',
        attributes: [{value: 'pip'}, {value: 'pip'}],
        children: [{lang: 'bash', meta: null, value: 'a'}],
      },
      {name: 'TabItem', attributes: [{value: 'poetry'}, {value: 'Poetry'}], children: [{meta: 'title="b.sh"'}]},
    ],
  };
  const text = fence('tab=pip', 'a') + fence('title="b.sh" tab=Poetry', 'b');
  expect(transform(text).children).toMatchObject([tabs]);
  const list = transform(`- x\n\n${text.trim().replaceAll(/^/gm, '  ')}\n`);
  expect(list.children).toMatchObject([{type: 'list', children: [{children: [{type: 'paragraph'}, tabs]}]}]);
});

test('text between fences ends the tabs', () => {
  const text =
    fence('tab=pip', 'a') +
    fence('tab=uv', 'b') +
    'Text.\n\n' +
    fence('tab=Bash', 'c') +
    fence('tab=cmd', 'd', 'batch');
  expect(transform(text).children).toMatchObject([
    {name: 'Tabs', children: [{}, {}]},
    {type: 'paragraph'},
    {name: 'Tabs', attributes: [{value: 'shell'}], children: [{}, {}]},
  ]);
});

test.each([
  [
    fence('tab=pip', 'a') + fence('tab=npm', 'b'),
    'tab="npm" is unknown next to tab="pip"; write one of: pip, uv, Poetry, conda',
  ],
  [
    fence('tab=npm', 'a') + fence('tab=yarn', 'b'),
    'tab="npm" is unknown; write one of: pip, uv, Poetry, conda; pytest.ini, ',
  ],
  [fence('tab=pip', 'a'), 'tab="pip" stands alone; write a fence with another tab directly below, or remove tab'],
  [fence('tab=pip', 'a') + fence('tab=pip', 'b'), 'two fences have the same tab: pip, pip; give each its own'],
])('names the line of tabs that cannot be shown, in the build and in the check (%#)', (text, message) => {
  expect(() => transform(`Text.\n\n${text}`)).toThrow(`docs/page.mdx:6: ${message}`);
  const problems = checkFences('docs/page.mdx', parseMdx(`Text.\n\n${text}`) as Root, python.samples, commandTabs);
  expect(problems).toEqual([{line: 3, message: expect.stringContaining(message) as string}]);
});

test('removes hidden samples, and continues the sample before them', () => {
  const text =
    fence('', 'await page.goto("/")', 'py') +
    fence('continues hidden', 'await page.title()', 'py') +
    'Text.\n\n' +
    fence('continues form=sync', 'page.url', 'py');
  expect(transform(text).children).toMatchObject([
    {name: 'Tabs'},
    {type: 'paragraph'},
    {type: 'code', value: 'page.url'},
  ]);
});
