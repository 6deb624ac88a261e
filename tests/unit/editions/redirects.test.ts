import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../editions/root';
import {listPages, listUnpublished} from '../../../src/content/listPages';

const folder = path.resolve(__dirname, '../../..');
const unpublished = listUnpublished(folder, 'docs', root);
const pages = listPages(folder, 'docs')
  .map((file) => file.slice('docs/'.length))
  .filter((file) => !unpublished.includes(file))
  .map((file) => file.replace(/\.mdx$/, ''));
const moves = Object.entries(root.redirects.docs);

it.each(moves)('docs/%s of the JavaScript edition leads to a page that exists: %s', (_from, to) => {
  expect(pages).toContain(to.replace(/#.*/, ''));
});

it.each(moves)('docs/%s of the JavaScript edition is not a page of its own', (from) => {
  expect(pages).not.toContain(from);
});
