import {decodeHeadings} from '../engine/codec';
import type {HeadingsFile, TextsFile} from '../engine/indexFiles';
import {findHits} from '../engine/findHits';
import {SearchIndex} from '../engine/SearchIndex';
import type {IndexLocation} from '../types';
import type {IndexQueries, IndexResults} from './types';

/** The index of the headings, and the file that it comes from. */
interface HeadingsIndex {
  file: HeadingsFile;
  index: SearchIndex;
}

/** Loads indexes on first use and runs queries against them: in the worker, or on the page if there is no worker. */
export class IndexStore {
  private readonly headings = new Map<string, Promise<HeadingsIndex>>();
  private readonly withTexts = new Map<string, Promise<SearchIndex>>();
  /** The loaded ones of `withTexts`. */
  private readonly complete = new Map<string, SearchIndex>();

  /** Searches the headings; parameters and texts too if they are already loaded, or if the queries require them. */
  async search({location, requests, withTexts}: IndexQueries): Promise<IndexResults> {
    if (withTexts) await this.loadTexts(location);
    const index = this.complete.get(location.texts) ?? (await this.loadHeadings(location)).index;
    return {results: requests.map((request) => findHits(index, request)), hasTexts: index.bodies !== null};
  }

  /** Loads the headings of an index. Does not cache a failure: the next call retries. */
  private loadHeadings(location: IndexLocation): Promise<HeadingsIndex> {
    return loadOnce(this.headings, location.headings, async () => {
      const file = await fetchJson<HeadingsFile>(location.headings);
      return {file, index: new SearchIndex(decodeHeadings(file))};
    });
  }

  private async loadTexts(location: IndexLocation): Promise<void> {
    const {file} = await this.loadHeadings(location);
    const index = await loadOnce(this.withTexts, location.texts, async () => {
      const [texts, {completeIndex}] = await Promise.all([fetchJson<TextsFile>(location.texts), loadCode()]);
      return completeIndex(file, texts);
    });
    this.complete.set(location.texts, index);
  }
}

/**
 * Returns the cached promise of a file, or creates it. Removes a rejected promise from the cache.
 *
 * @throws {Error} with the URL if the file cannot be fetched, or is not an index file. The content hash in its name
 *   makes other checks of the content unnecessary.
 */
function loadOnce<T>(cache: Map<string, Promise<T>>, url: string, create: () => Promise<T>): Promise<T> {
  const cached = cache.get(url);
  if (cached) return cached;
  const created = create().catch((error: unknown) => {
    cache.delete(url);
    throw new Error(`cannot read the search index ${url}: ${String(error)}`, {cause: error});
  });
  cache.set(url, created);
  return created;
}

/**
 * Loads the code for the texts. It is an async function, because `import()` in a worker throws synchronously if the
 * browser cannot load the script. Nothing would then handle a failed download of the texts.
 */
async function loadCode(): Promise<typeof import('../engine/completeIndex')> {
  return import('../engine/completeIndex');
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server returned status ${response.status}`);
  return response.json() as Promise<T>;
}
