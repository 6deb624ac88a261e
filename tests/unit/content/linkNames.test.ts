import {expect, it} from 'vitest';
import {linkNames} from '../../../src/content/api/linkNames';
import {python} from '../../../src/languages/python';
import {textOf} from '../../../src/content/mdast';
import {problemText} from '../../../src/content/problems';
import {next, nodesOf, parse} from '../api-facts/fixtures';

/** The links of a page after its names are linked, as "text address", and what is wrong with it. */
function linksIn(
  text: string,
  written: (className: string) => boolean = () => true,
): {links: string[]; problems: string} {
  const tree = parse(text);
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

it('leaves names in headings and links as they are', () => {
  expect(linksIn('## Use `page.goto()`\n\n[`page.goto()`](./x.mdx)').links).toEqual(['page.goto() ./x.mdx']);
});

it('does not link what has no page yet, and checks it all the same', () => {
  expect(linksIn('`page.goto()` and `page.gotto()`', () => false)).toEqual({
    links: [],
    problems: 'docs/a.mdx:1: `page.gotto()`: Page has no gotto in 1.56.0; correct the name. Did you mean `goto`?',
  });
});

it('names file, line and remedy', () => {
  expect(linksIn('Words.\n\nUse `locator.klick()`.').problems).toBe(
    'docs/a.mdx:3: `locator.klick()`: Locator has no klick in 1.56.0; correct the name. Did you mean `click`?',
  );
});

it('leaves passages about other APIs alone', () => {
  const text = '{/* other api */}\n\n`page.getByRole()`\n\n{/* end other api */}\n\n`page.getByRole()`';
  expect(linksIn(text).problems).toMatch(/^docs\/a\.mdx:7: `page\.getByRole\(\)`: .*Did you mean `get_by_role`\?$/);
});
