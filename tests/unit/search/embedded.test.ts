import {expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../../src/plugins/search-index/client/embeddedClient';

const location = (name: string) => ({build: name, headings: `/${name}.headings.json`, texts: `/${name}.texts.json`});
const manifest = {'docs-default-current': location('next'), 'docs-default-stable': location('stable')};
const request = (...tags: string[]) => ({
  indexName: 'docs',
  query: 'goto',
  facetFilters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)],
});
const seat = () => ({prepare: vi.fn(), search: vi.fn(() => Promise.resolve({results: [], whole: true}))});

test.each([
  ['the version that is asked for', ['default', 'docs-default-current'], 'next'],
  ['the usual version where none is', ['default'], 'stable'],
])('asks the index of %s', async (_promise, tags, name) => {
  const asked = seat();
  await createEmbeddedClient(manifest, 'docs-default-stable', asked).search([request(...tags)]);
  expect(asked.search).toHaveBeenCalledWith(location(name), [request(...tags)], false);
});

test('a build without the index says so at the first query, not before', async () => {
  const client = createEmbeddedClient({}, 'docs-default-stable', seat());
  expect(() => client.prepare(request().facetFilters)).not.toThrow();
  await expect(client.search([request()])).rejects.toThrow('the search index of docs-default-stable is missing');
});
