import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {expect, it} from 'vitest';
import {parseMdxOnce} from '../../../src/content/readMdx';
import {parsePage} from '../../../src/plugins/search/records/parsePage';
import {folderWith} from '../folderWith';

const text = 'Words.\n\n## Title {#own-id}\n\n## Other\n';
const file = path.join(folderWith({'a.mdx': text}), 'a.mdx');

it('keeps the ids that authors write, on the line of their heading', async () => {
  const {children} = await parsePage(file, []);
  const [title, other] = children.filter((node): node is Heading => node.type === 'heading');
  expect(title!.children).toMatchObject([{value: 'Title'}, {value: ' {#own-id}', position: {start: {line: 3}}}]);
  expect(other!.children).toMatchObject([{value: 'Other'}]);
});

it('does not change the tree that the checks have parsed', async () => {
  const before = JSON.stringify(parseMdxOnce(text));
  const removeAll = () => (tree: Root) => {
    tree.children = [];
  };
  expect((await parsePage(file, [removeAll])).children).toEqual([]);
  expect(JSON.stringify(parseMdxOnce(text))).toBe(before);
});
