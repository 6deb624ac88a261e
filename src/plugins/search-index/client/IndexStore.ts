import {decodeHeadings} from '../engine/codec';
import {respond} from '../engine/respond';
import {SearchIndex} from '../engine/searchIndex';
import type {IndexLocation} from '../types';
import type {IndexQueries, IndexResults} from './protocol';

/** Fetches a JSON file. Rejects if it cannot be fetched or parsed. */
export type FetchJson = (url: string) => Promise<unknown>;

/** The index of the headings, and the file that it comes from. */
interface HeadingsIndex {
  file: unknown;
  index: SearchIndex;
}

/**
 * Loads indexes on first use and runs queries against them. Runs in the worker, or on the page if there is no worker.
 */
export class IndexStore {
  private readonly headings = new Map<string, Promise<HeadingsIndex>>();
  private readonly loading = new Map<string, Promise<SearchIndex>>();
  /** Indexes with texts, by the file of the texts. */
  private readonly complete = new Map<string, SearchIndex>();

  constructor(private readonly fetchJson: FetchJson) {}

  /** Searches the headings; parameters and texts too if they are already loaded, or if the queries want them. */
  async search({location, requests, withTexts}: IndexQueries): Promise<IndexResults> {
    if (withTexts) await this.loadTexts(location);
    const index = this.complete.get(location.texts) ?? (await this.loadHeadings(location)).index;
    return {results: requests.map((request) => respond(index, request)), hasTexts: index.texts !== null};
  }

  /** Loads the headings of an index. Does not cache a failure: the next call retries. */
  private loadHeadings(location: IndexLocation): Promise<HeadingsIndex> {
    return memoize(this.headings, location.headings, async () => {
      const file = await this.fetchJson(location.headings);
      return {file, index: new SearchIndex(decodeHeadings(file, location.build))};
    });
  }

  private async loadTexts(location: IndexLocation): Promise<void> {
    const index = await memoize(this.loading, location.texts, async () => {
      const {file} = await this.loadHeadings(location);
      const [texts, {completeIndex}] = await Promise.all([
        this.fetchJson(location.texts),
        import('../engine/completeIndex'),
      ]);
      return completeIndex(file, texts, location.build);
    });
    this.complete.set(location.texts, index);
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
