import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../editions/root';
import {editionPages} from '../../../src/content/editionPages';

const {docs: pages} = editionPages(path.resolve(__dirname, '../../..'), 'docs', root);
const moves = Object.entries(root.redirects.docs);

it.each(moves)('docs/%s of the JavaScript edition leads to a page that exists: %s', (_from, to) => {
  expect(pages).toContain(to.replace(/#.*/, ''));
});

it.each(moves)('docs/%s of the JavaScript edition is not a page of its own', (from) => {
  expect(pages).not.toContain(from);
});
