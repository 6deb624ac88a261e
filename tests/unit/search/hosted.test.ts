import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {createHostedClient} from '../../../src/plugins/search/client/createHostedClient';
import {SearchRefused} from '../../../src/plugins/search/client/types';
import {startProtocolServer} from '../protocolServer';

/** Returns the URL of a port on which no server listens. */
async function unreachableHost(): Promise<string> {
  const server = await startProtocolServer();
  server.close();
  return server.url;
}

let apps = 0;
function clientOf(hosts: string[], insights = false) {
  return createHostedClient({
    appId: `app${++apps}`,
    apiKey: 'key',
    indexName: 'docs',
    hosts,
    insights,
    siteUrl: 'https://docs.example',
  });
}

const request = {
  query: 'goto',
  filters: {locale: 'en', tags: ['docs-default-stable']},
  hitsPerPage: 20,
  snippetWords: 10,
};
/** The request in the names of the service. */
const sent = {
  query: 'goto',
  indexName: 'docs',
  attributesToRetrieve: expect.arrayContaining([
    'hierarchy.lvl0',
    'hierarchy.lvl6',
    'content',
    'type',
    'url',
  ]) as string[],
  attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']) as string[],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:docs-default-stable']],
};

describe('search', () => {
  test('sends one POST request, and turns URLs of this site into paths', async () => {
    const server = await startProtocolServer();
    const {results} = await clientOf([server.url]).search([request]);
    expect(server.received).toEqual([{method: 'POST', path: '/1/indexes/*/queries', body: {requests: [sent]}}]);
    expect(results[0]).toMatchObject({
      nbHits: 1,
      queryID: 'q1',
      hits: [{url: '/python/docs/intro', hierarchy: {lvl1: 'About goto'}}],
    });
  });

  test('tries the next host if one is down, and does not use that one again', async () => {
    const [failing, good] = [await startProtocolServer('failing'), await startProtocolServer()];
    const client = clientOf([await unreachableHost(), failing.url, good.url]);
    await client.search([request]);
    await client.search([{...request, query: 'click'}]);
    expect(failing.received).toHaveLength(1);
    expect(good.received).toHaveLength(2);
  });

  test('tries the next host if one is too slow', async () => {
    const [slow, good] = [await startProtocolServer('slow'), await startProtocolServer()];
    const started = Date.now();
    await clientOf([slow.url, good.url]).search([request]);
    expect(Date.now() - started).toBeLessThan(4_000);
    expect(good.received).toHaveLength(1);
  });

  test.each(['refusing', 'limited'] as const)('names the remedy for operators if the service is %s', async (mode) => {
    const server = await startProtocolServer(mode);
    const messages = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(clientOf([server.url]).search([request])).rejects.toThrow(SearchRefused);
    const remedy =
      mode === 'limited'
        ? '429: Too many requests). Operators: the service limits the rate of requests'
        : `403: Invalid Application-ID or API key). Operators: build the site with an ALGOLIA_SEARCH_KEY of the application app${apps} that may search the index docs`;
    expect(messages.mock.calls).toEqual([[expect.stringContaining(remedy)]]);
    messages.mockRestore();
  });

  test.each(['failing', 'malformed'] as const)('does not blame the key if the service is %s', async (mode) => {
    const server = await startProtocolServer(mode);
    await expect(clientOf([server.url]).search([request])).rejects.not.toThrow(SearchRefused);
  });
});

test('insights report the views of the last result after 400 ms, and clicks, also without HTTPS', async () => {
  // Only sites with HTTPS have `randomUUID()`.
  vi.stubGlobal('crypto', {getRandomValues: crypto.getRandomValues.bind(crypto)});
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = await startProtocolServer();
  const client = clientOf([server.url], true);
  const {results} = await client.search([request]);
  const result = results[0]!;
  const many = {...result, hits: Array.from({length: 20}, (_, i) => ({...result.hits[0]!, objectID: `${i}`}))};
  client.onView!(result.hits);
  client.onView!(many.hits);
  await new Promise((resolve) => setTimeout(resolve, 700));
  client.onClick!(many.hits[2]!, many);
  await expect.poll(() => server.received.filter(({path}) => path === '/1/events').length).toBe(2);
  const [viewed, clicked] = server.received
    .filter(({path}) => path === '/1/events')
    .map(({body}) => body.events as {eventType: string; objectIDs: string[]}[]);
  expect(viewed!.map(({eventType, objectIDs}) => [eventType, objectIDs.length])).toEqual([['view', 20]]);
  expect(clicked).toMatchObject([{eventType: 'click', objectIDs: ['2'], queryID: 'q1', positions: [3]}]);
});
