import {liteClient} from 'algoliasearch/lite';
import {SearchRefused, type SearchClient, type SearchResponse} from './types';
import {levels, type SearchHit, type SearchRequest} from '../types';
import type {HostedIndex} from '../options';
import {timeouts, toServiceHost, type ServiceHost} from '../serviceHosts';
import {createInsights} from './createInsights';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a client for the hosted search service, which sends POST requests to `/1/indexes/*\/queries`.
 *
 * The service's own library sends the requests. It tries the next host if one does not respond, and skips a host for
 * 120 seconds after it was down. `search()` rejects if every host is unreachable, if the response is not a search response,
 * and with `SearchRefused` if the service refuses the request. The console then shows what the operator must do.
 */
export function createHostedClient(hosted: HostedIndex): SearchClient {
  const {appId, apiKey, indexName} = hosted;
  const service = liteClient(appId, apiKey, {
    timeouts,
    hostsCache: createHostStates(),
    ...(hosted.hosts.length > 0 ? {hosts: hosted.hosts.map(toServiceHost)} : {}),
  });
  const insights = hosted.insights ? createInsights(hosted) : {};
  return {
    name: indexName,
    // There is nothing to fetch before the first query.
    preload: () => {},
    async search(requests) {
      // The only searches with several requests are for suggested queries. Their hits are not shown, so nobody clicks them.
      const clickAnalytics = hosted.insights && requests.length === 1;
      const hostedRequests = requests.map((request) => toHostedRequest(request, indexName, clickAnalytics));
      const {results} = (await service.search({requests: hostedRequests}).catch((error: unknown) => {
        throw explainRefusal(error, hosted);
      })) as unknown as SearchResponse;
      return {
        results: results.map((result) => ({...result, hits: result.hits.map((hit) => toSiteHit(hit, hosted.siteUrl))})),
      };
    },
    ...insights,
  };
}

const toHostedRequest = (
  {query, filters: {locale, tags}, hitsPerPage, snippetWords}: SearchRequest,
  indexName: string,
  clickAnalytics: boolean,
) => ({
  query,
  indexName,
  attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url', 'since'],
  attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'].map(
    (attribute) => `${attribute}:${snippetWords}`,
  ),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage,
  clickAnalytics,
  facetFilters: [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
});

/** Explains in the console why the service refused a request, which only the operator can change. Returns other errors. */
function explainRefusal(error: unknown, {appId, indexName}: HostedIndex): unknown {
  const {status = 0, message = ''} = error as {status?: number; message?: string};
  if (status < 400 || status >= 500) return error;
  const remedies: Record<number, string> = {
    404: `run npm run search:push for this edition, which creates the index ${indexName}`,
    429: 'the service limits the rate of requests; the plan or the limit of the key is too small',
  };
  const remedy =
    remedies[status] ??
    `build the site with an ALGOLIA_SEARCH_KEY of the application ${appId} that may search the index ${indexName}`;
  console.error(`The search service refused a request (${status}: ${message}). Operators: ${remedy}.`);
  return new SearchRefused(message);
}

/**
 * Creates a cache that stores which hosts were down, by URL. It replaces the library's own cache, which (in 5.64.0)
 * writes the state of a host under a different key than it reads, so that every request goes to the failed host again.
 */
function createHostStates(): HostsCache {
  const states = new Map<string, Promise<unknown>>();
  const hostUrl = (key: object | string) =>
    typeof key === 'string' ? key : `${(key as ServiceHost).protocol}://${(key as ServiceHost).url}`;
  return {
    get: (key, makeDefault) => (states.get(hostUrl(key)) ?? makeDefault()) as ReturnType<typeof makeDefault>,
    set: (key, value) => {
      states.set(hostUrl(key), Promise.resolve(value));
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void states.delete(hostUrl(key))),
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

/**
 * Turns the full URLs of a crawled index into paths, so that hits on a preview or a mirror stay on it.
 *
 * @throws {Error} if the hit has no URL of a page or no headings, because a proxy or a captive portal may return anything
 */
function toSiteHit(hit: SearchHit, siteUrl: string): SearchHit {
  if (!/^(?:\/|https?:)/.test(hit.url) || !hit.hierarchy)
    throw new Error('the search service returned an unexpected response');
  return hit.url.startsWith(`${siteUrl}/`) ? {...hit, url: hit.url.slice(siteUrl.length)} : hit;
}
