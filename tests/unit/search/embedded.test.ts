import {expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../../src/plugins/search/client/createEmbeddedClient';

const location = (name: string) => ({headings: `/${name}.headings.json`, texts: `/${name}.texts.json`});
const manifest = {'docs-default-current': location('next'), 'docs-default-stable': location('stable')};
const request = (...tags: string[]) => ({
  query: 'goto',
  filters: {locale: 'en', tags},
  hitsPerPage: 20,
  snippetWords: 10,
});
const createRunner = (hasTexts = true) => vi.fn(() => Promise.resolve({results: [], hasTexts}));

test.each([
  ['the version in the filters', ['default', 'docs-default-current'], 'next'],
  ['the default version if the filters contain none', ['default'], 'stable'],
])('searches the index of %s', async (_case, tags, name) => {
  const runner = createRunner();
  const client = createEmbeddedClient(manifest, 'docs-default-stable', '/search', runner);
  expect((await client.search([request(...tags)])).complete).toBeUndefined();
  expect(runner).toHaveBeenCalledWith({location: location(name), requests: [request(...tags)], withTexts: false});
});

test('loads the index before a query, and searches the texts later', async () => {
  const runner = createRunner(false);
  const client = createEmbeddedClient(manifest, 'docs-default-stable', '/search', runner);
  client.preload(request().filters);
  const {complete} = await client.search([request()]);
  await complete?.();
  const requests = [request()];
  const calls = [{requests: []}, {requests}, {requests, withTexts: true}];
  expect(runner.mock.calls.flat()).toEqual(
    calls.map((each) => ({location: location('stable'), withTexts: false, ...each})),
  );
});

test('reports a missing index at the first query, not before', async () => {
  const client = createEmbeddedClient({}, 'docs-default-stable', '/search', createRunner());
  expect(() => client.preload(request().filters)).not.toThrow();
  await expect(client.search([request()])).rejects.toThrow('the search index of docs-default-stable is missing');
});

test.each([
  ['/python/search', 'playwright-python'],
  ['/search', 'playwright'],
  ['/docs/java/search', 'playwright-docs-java'],
])('stores the searches of the site with the page %s under a name of its own', (searchPath, name) => {
  const client = createEmbeddedClient(manifest, 'docs-default-stable', searchPath, createRunner());
  expect(client.name).toBe(name);
});
