import type {Element, ElementContent, Nodes, Root} from 'hast';
import {expect, it} from 'vitest';
import lineBreaks from '../../../src/plugins/line-breaks';

const around = (tagName: string, child: ElementContent): Element => {
  return {type: 'element', tagName, properties: {}, children: [child]};
};
const code = (value: string) => around('code', {type: 'text', value});
const run = (tree: Root) => {
  lineBreaks()(tree);
  return tree.children;
};

/** Writes the text of a node, with `|` for each `<wbr>` and braces around unbroken parts. */
const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'wbr') return '|';
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'element' && node.properties.className ? `{${text}}` : text;
};

it.each([
  ['a cell', around('td', around('a', code('page.get_by_label()'))), 'page.|get_|by_|label()'],
  ['the head of a table', around('th', code('browser.new_context()')), 'browser.|new_|context()'],
  ['a flag in a paragraph', around('p', code('pytest --headed')), 'pytest {--headed}'],
  [
    'a long name in a paragraph',
    around('p', code('expect(locator).to_have_accessible_name()')),
    'expect(locator).|to_have_accessible_name()',
  ],
  [
    'a heading',
    around('h3', {type: 'text', value: 'net::ERR_INTERNET_DISCONNECTED'}),
    'net::ERR_|INTERNET_|DISCONNECTED',
  ],
])('inserts breaks into %s', (_, node, expected) => {
  expect(run({type: 'root', children: [node]}).map(textOf)).toEqual([expected]);
});

it.each([
  ['short names', around('td', code('goto'))],
  ['code that fits into a line', around('p', code('page.get_by_label()'))],
  ['words of headings that fit into a line', around('h2', {type: 'text', value: 'Install the browsers'})],
  ['code blocks', around('pre', code('playwright install --with-deps'))],
])('does not change %s', (_, node) => {
  expect(run({type: 'root', children: [structuredClone(node)]})).toEqual([node]);
});
