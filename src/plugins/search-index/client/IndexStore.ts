import type {SearchRequest, SearchResult} from '../../../utils/search/types';
import {decodeHeadings, decodeTexts} from '../engine/codec';
import {respond} from '../engine/respond';
import {SearchIndex} from '../engine/searchIndex';
import type {IndexLocation} from '../types';

/** Fetches a JSON file; throws when it cannot be had. */
export type FetchJson = (url: string) => Promise<unknown>;

/** The indexes of a page's versions, each loaded when it is first asked for. Runs in the worker, or without one. */
export class IndexStore {
  private readonly indexes = new Map<string, Promise<SearchIndex>>();
  private readonly texts = new Map<string, Promise<void>>();

  constructor(private readonly fetchJson: FetchJson) {}

  /** Loads an index's headings. A failure is not kept: the next call tries again. */
  open(location: IndexLocation): Promise<SearchIndex> {
    return remember(this.indexes, location.headings, async () => {
      return new SearchIndex(decodeHeadings(await this.fetchJson(location.headings), location.build));
    });
  }

  /** Answers from what is loaded: the headings at least. */
  async search(location: IndexLocation, requests: SearchRequest[]): Promise<{results: SearchResult[]; whole: boolean}> {
    const index = await this.open(location);
    return {results: requests.map((request) => respond(index, request)), whole: index.texts !== null};
  }

  /** Answers once the texts are loaded too. */
  async searchWhole(
    location: IndexLocation,
    requests: SearchRequest[],
  ): Promise<{results: SearchResult[]; whole: boolean}> {
    const index = await this.open(location);
    await remember(this.texts, location.texts, async () => {
      index.addTexts(decodeTexts(await this.fetchJson(location.texts), location.build, index.headings.length));
    });
    return this.search(location, requests);
  }
}

function remember<T>(store: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = store.get(key);
  if (known) return known;
  const made = make();
  store.set(key, made);
  made.catch(() => store.delete(key));
  return made;
}

/** Fetches through the browser. Throws on a network failure, a status that is no success, and text that is no JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
