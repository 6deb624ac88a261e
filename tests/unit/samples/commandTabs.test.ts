import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {listCommandTabs} from '../../../src/data/commandTabGroups';
import {python} from '../../../src/languages/python';
import samples from '../../../src/plugins/samples';
import {checkFences} from '../../../src/plugins/samples';

const parse = (value: string): Root => unified().use(remarkParse).parse(value);
const commandTabs = listCommandTabs('python');

function transform(value: string): Root {
  const tree = parse(value);
  samples({rules: python.samples, commandTabs})(tree, new VFile({path: 'docs/page.mdx', value}));
  return tree;
}

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
  expect(() => transform(`Text.\n\n${text}`)).toThrow(`docs/page.mdx:3: ${message}`);
  const problems = checkFences('docs/page.mdx', parse(`Text.\n\n${text}`), python.samples, commandTabs);
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
