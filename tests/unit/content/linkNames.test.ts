import {expect, it} from 'vitest';
import {linkNames} from '../../../src/content/api/linkNames';
import {python} from '../../../src/languages/python';
import {textOf} from '../../../src/content/mdast';
import {problemText} from '../../../src/content/problems';
import {parseMdx} from '../../../src/content/readMdx';
import {next, nodesOf} from '../apiFixtures';

/** Links the names of a page. Returns the links as "text URL", and the problems. */
function linksIn(
  text: string,
  written: (className: string) => boolean = () => true,
): {links: string[]; problems: string} {
  const tree = parseMdx(text);
  const problems = linkNames(
    tree,
    (code) => python.resolveName(code, next),
    (className, id) => (written(className) ? `./api/${className}#${id ?? ''}` : undefined),
  );
  const links = [...nodesOf(tree)].flatMap((node) => (node.type === 'link' ? [`${textOf(node)} ${node.url}`] : []));
  return {links, problems: problemText('docs/a.mdx', problems)};
}

it('links a name to its place in the reference', () => {
  expect(linksIn('Use `page.goto()` in **`Page`**.').links).toEqual([
    'page.goto() ./api/Page#page-goto',
    'Page ./api/Page#',
  ]);
});

it('links names in lists, tables and admonitions', () => {
  const text = '- `page.url`\n\n| a |\n| --- |\n| `page.title()` |\n\n:::note\n\n`page.close()`\n\n:::\n';
  expect(linksIn(text).links.map((link) => link.split(' ')[0])).toEqual(['page.url', 'page.title()', 'page.close()']);
});

it('does not change names in headings and links', () => {
  expect(linksIn('## Use `page.goto()`\n\n[`page.goto()`](./x.mdx)').links).toEqual(['page.goto() ./x.mdx']);
});

it('checks names without linking them if the page does not exist yet', () => {
  expect(linksIn('`page.goto()` and `page.gotto()`', () => false)).toEqual({
    links: [],
    problems: 'docs/a.mdx:1: `page.gotto()`: Page has no gotto in 1.56.0; correct the name. Did you mean `goto`?',
  });
});

it('ignores passages about other APIs', () => {
  const text = '{/* other api */}\n\n`page.getByRole()`\n\n{/* end other api */}\n\n`page.getByRole()`';
  expect(linksIn(text).problems).toMatch(/^docs\/a\.mdx:7: `page\.getByRole\(\)`: .*Did you mean `get_by_role`\?$/);
});
