import type {SearchRequest} from '../../../utils/search/types';
import {decodeHeadings} from '../engine/codec';
import {respond} from '../engine/respond';
import {SearchIndex} from '../engine/searchIndex';
import type {IndexLocation} from '../types';
import type {IndexResults} from './protocol';

/** Fetches a JSON file. Rejects if it cannot be fetched or parsed. */
export type FetchJson = (url: string) => Promise<unknown>;

/**
 * Loads indexes on first use and runs queries against them. Runs in the worker, or on the page if there is no worker.
 */
export class IndexStore {
  private readonly indexes = new Map<string, Promise<SearchIndex>>();
  private readonly texts = new Map<string, Promise<void>>();

  constructor(private readonly fetchJson: FetchJson) {}

  /** Loads the headings of an index. Does not cache a failure: the next call retries. */
  loadHeadings(location: IndexLocation): Promise<SearchIndex> {
    return memoize(this.indexes, location.headings, async () => {
      return new SearchIndex(decodeHeadings(await this.fetchJson(location.headings), location.build));
    });
  }

  /** Searches the headings, and the texts if they are already loaded. */
  async search(location: IndexLocation, requests: SearchRequest[]): Promise<IndexResults> {
    const index = await this.loadHeadings(location);
    return {results: requests.map((request) => respond(index, request)), hasTexts: index.texts !== null};
  }

  /** Loads the texts too, then searches headings and texts. */
  async searchWithTexts(location: IndexLocation, requests: SearchRequest[]): Promise<IndexResults> {
    const index = await this.loadHeadings(location);
    await memoize(this.texts, location.texts, async () => {
      const [file, {addTexts}] = await Promise.all([this.fetchJson(location.texts), import('../engine/addTexts')]);
      addTexts(index, file, location.build);
    });
    return this.search(location, requests);
  }
}

/** Returns the cached promise of a key, or creates it. Removes a rejected promise from the cache. */
function memoize<T>(cache: Map<string, Promise<T>>, key: string, create: () => Promise<T>): Promise<T> {
  const cached = cache.get(key);
  if (cached) return cached;
  const created = create();
  cache.set(key, created);
  created.catch(() => cache.delete(key));
  return created;
}

/**
 * Fetches a JSON file with `fetch()`.
 *
 * @throws on a network failure, an error status, or invalid JSON
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server returned status ${response.status}`);
  return response.json();
}
