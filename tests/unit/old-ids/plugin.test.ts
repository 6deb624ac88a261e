import path from 'node:path';
import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import oldIds from '@site/src/plugins/old-ids';
import {folderWith} from '../folderWith';

const heading = (id: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: {id},
  children: [{type: 'text', value: id}],
});

/** Runs the plugin on a page with the headings "choose" and "lists". */
function run(table: unknown, page = 'docs/locators.mdx'): Element[] {
  const root = folderWith({'docs/locators.mdx': '', 'oldIds.json': JSON.stringify(table, null, 2)});
  const tree: Root = {type: 'root', children: [heading('choose'), heading('lists')]};
  const options = {root, versions: {docs: '1.56.0'}, oldIdsFile: 'oldIds.json'};
  const processor = unified().use(oldIds, options);
  processor.runSync(tree, new VFile({path: path.join(root, page)}));
  return tree.children as Element[];
}

const idsIn = (element: Element | undefined) =>
  element?.children.flatMap((child) => (child.type === 'element' ? [child.properties.id] : []));

it('puts the old ids into the heading that replaces them, in the order of the table', () => {
  const [choose, lists] = run({locators: {'quick-guide': 'choose', introduction: 'choose'}});
  expect(idsIn(choose)).toEqual(['quick-guide', 'introduction']);
  expect(idsIn(lists)).toEqual([]);
});

it('puts the ids that lead to the top before everything else', () => {
  const [first] = run({locators: {introduction: 'top'}});
  expect(first?.properties).toEqual({id: 'introduction', className: ['old-id', 'old-id-top']});
});

it('does not change pages without old ids, or outside the versions', () => {
  expect(run({}).map(idsIn)).toEqual([[], []]);
  expect(run({locators: {a: 'lists'}}, 'community/locators.mdx').map(idsIn)).toEqual([[], []]);
});
