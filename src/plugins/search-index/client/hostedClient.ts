import {liteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchHit, SearchResult} from '../../../utils/search/types';
import type {HostedIndex} from '../options';
import {createInsights} from './insights';

/** Milliseconds for a connection, an answer and a write (specification, section 9); they grow with each retry. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

type Service = ReturnType<typeof liteClient>;
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type Host = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number];

/**
 * The client of the hosted search service: POST `/1/indexes/*\/queries`.
 *
 * The service's own library does the asking: it tries the next host when one does not answer, and leaves a host that was
 * down alone for 120 seconds. `search` throws when every host is unreachable, on a refusal (a wrong key, a rate limit)
 * and on an answer that is none.
 */
export function createHostedClient(hosted: HostedIndex): SearchClient {
  const {appId, apiKey, indexName} = hosted;
  const service: Service = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostStates(),
    ...(hosted.hosts.length > 0 ? {hosts: hosted.hosts.map(toHost)} : {}),
  });
  const insights = hosted.insights ? createInsights(hosted) : {};
  return {
    indexName,
    // Nothing to fetch: the first query is the first call.
    prepare: () => {},
    async search(requests) {
      const answer: unknown = await service.search({requests: requests});
      return {
        results: readResults(answer, requests.length).map((result) => ({
          ...result,
          hits: result.hits.map((hit) => localise(hit, hosted.siteUrl)),
        })),
      };
    },
    ...insights,
  };
}

/**
 * Which hosts were down, by address. The library's own memory (5.64.0) writes a host's state under another key than it
 * reads, and so asks a host that is down again and again.
 */
function createHostStates(): HostsCache {
  const states = new Map<string, Promise<unknown>>();
  const nameOf = (key: object | string) =>
    typeof key === 'string' ? key : `${(key as Host).protocol}://${(key as Host).url}`;
  return {
    get: (key, makeDefault) => (states.get(nameOf(key)) ?? makeDefault()) as ReturnType<typeof makeDefault>,
    set: (key, value) => {
      states.set(nameOf(key), Promise.resolve(value));
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void states.delete(nameOf(key))),
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

function toHost(base: string): Host {
  const url = new URL(base);
  return {
    url: `${url.host}${url.pathname.replace(/\/$/, '')}`,
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}

/** Checks the shape of an answer as far as this site reads it: a proxy or a captive portal may answer anything. */
function readResults(answer: unknown, count: number): SearchResult[] {
  const results = (answer as {results?: unknown} | null)?.results;
  if (!Array.isArray(results) || results.length !== count || !results.every(isResult))
    throw new Error('the search service answered in an unknown form');
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

/** A crawled index holds full addresses: those of this site become paths, so that a preview or a mirror leads to itself. */
function localise(hit: SearchHit, siteUrl: string): SearchHit {
  return hit.url.startsWith(`${siteUrl}/`) ? {...hit, url: hit.url.slice(siteUrl.length)} : hit;
}
