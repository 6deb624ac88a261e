import {liteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchHit, SearchResult} from '../../../utils/search/types';
import type {HostedIndex} from '../options';
import {toServiceHost, type ServiceHost} from '../serviceHost';
import {createInsights} from './insights';

/** Timeouts in milliseconds for connecting, reading and writing. They grow with each retry. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

type Service = ReturnType<typeof liteClient>;
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a client for the hosted search service, which sends POST requests to `/1/indexes/*\/queries`.
 *
 * The service's own library sends the requests. It tries the next host if one does not respond, and skips a host for
 * 120 seconds after it was down. `search()` rejects if every host is unreachable, if the service refuses the request
 * (wrong key, rate limit), or if the response is not a search response.
 */
export function createHostedClient(hosted: HostedIndex): SearchClient {
  const {appId, apiKey, indexName} = hosted;
  const service: Service = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostStates(),
    ...(hosted.hosts.length > 0 ? {hosts: hosted.hosts.map(toServiceHost)} : {}),
  });
  const insights = hosted.insights ? createInsights(hosted) : {};
  return {
    indexName,
    // There is nothing to fetch before the first query.
    prepare: () => {},
    async search(requests) {
      const response: unknown = await service.search({requests: requests});
      return {
        results: readResults(response, requests.length).map((result) => ({
          ...result,
          hits: result.hits.map((hit) => toSiteUrl(hit, hosted.siteUrl)),
        })),
      };
    },
    ...insights,
  };
}

/**
 * Creates a cache that stores which hosts were down, by URL. It replaces the library's own cache, which (in 5.64.0)
 * writes the state of a host under a different key than it reads, so that every request goes to the failed host again.
 */
function createHostStates(): HostsCache {
  const states = new Map<string, Promise<unknown>>();
  const urlOf = (key: object | string) =>
    typeof key === 'string' ? key : `${(key as ServiceHost).protocol}://${(key as ServiceHost).url}`;
  return {
    get: (key, makeDefault) => (states.get(urlOf(key)) ?? makeDefault()) as ReturnType<typeof makeDefault>,
    set: (key, value) => {
      states.set(urlOf(key), Promise.resolve(value));
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void states.delete(urlOf(key))),
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

/**
 * Checks the fields of a response that this site reads, because a proxy or a captive portal may return anything.
 *
 * @throws {Error} if the response is not a search response with the expected number of results
 */
function readResults(response: unknown, count: number): SearchResult[] {
  const results = (response as {results?: unknown} | null)?.results;
  if (!Array.isArray(results) || results.length !== count || !results.every(isResult))
    throw new Error('the search service returned an unexpected response');
  return results;
}

function isResult(value: unknown): value is SearchResult {
  const result = value as Partial<SearchResult> | null;
  return typeof result?.nbHits === 'number' && Array.isArray(result.hits) && result.hits.every(isHit);
}

function isHit(value: unknown): value is SearchHit {
  const hit = value as Partial<SearchHit> | null;
  return (
    typeof hit?.url === 'string' &&
    /^(?:\/|https?:)/.test(hit.url) &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null
  );
}

/** Turns the full URLs of a crawled index into paths, so that hits on a preview or a mirror stay on it. */
function toSiteUrl(hit: SearchHit, siteUrl: string): SearchHit {
  return hit.url.startsWith(`${siteUrl}/`) ? {...hit, url: hit.url.slice(siteUrl.length)} : hit;
}
