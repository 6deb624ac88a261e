import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {python} from '@site/src/languages/python';
import samples from '@site/src/plugins/samples';

/** Runs the plugin like Docusaurus, which parses the front matter as a node of the page. */
function transform(body: string): Root {
  const value = `---\ntitle: X\n---\n${body}`;
  const tree = unified().use(remarkParse).use(remarkFrontmatter).parse(value);
  samples(python.samples)(tree, new VFile({path: 'docs/page.mdx', value}));
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
  const body = '```py norun="os"\nprint(page.url)\n```\n\n```py async-only raises="x"\nawait y\n```\n';
  expect(transform(body).children).toMatchObject([
    {type: 'code', meta: null, value: 'print(page.url)'},
    {type: 'code', meta: null, value: 'await y'},
  ]);
});

test('shows an html setup as plain HTML, also in a list', () => {
  const [list] = transform('- x\n\n  ```html setup\n  <p>\n  ```\n\n  ```py\n  await a\n  ```\n').children;
  expect(JSON.stringify(list)).not.toContain('setup');
  expect(list).toMatchObject({children: [{children: [{}, {type: 'code', lang: 'html', meta: null}, {name: 'Tabs'}]}]});
});

test('reports file, line and remedy', () => {
  expect(() => transform('\n```py wronk\nx\n```\n')).toThrow(/page\.mdx:5: unknown option "wronk"/);
});
