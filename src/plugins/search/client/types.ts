import type {IndexLocation, SearchFilters, SearchHit, SearchRequest, SearchResult} from '../types';

/** The hosted service refuses requests of this site, for example because of a wrong key. Readers cannot change that. */
export class SearchRefused extends Error {
  override name = 'SearchRefused';
}

export interface SearchResponse {
  results: SearchResult[];
  /** Loads the rest of the index and returns the complete results. If it rejects, the first results stay valid. */
  complete?: () => Promise<SearchResponse>;
}

/** The API that the dialog and the search page use. The embedded and the hosted backend implement it. */
export interface SearchClient {
  /** Names the index in requests, and the stored searches. */
  readonly name: string;
  /** Loads the index when the reader is about to search. Never throws; the first query reports a failure. */
  preload(filters: SearchFilters): void;
  /** Rejects if every host is unreachable, or if the index cannot be fetched or read. */
  search(requests: SearchRequest[]): Promise<SearchResponse>;
  /** Reports a view of at most 20 hits to the hosted service, if insights are enabled. */
  onView?(hits: SearchHit[]): void;
  /** Reports a click on a hit to the hosted service, if insights are enabled. */
  onClick?(hit: Pick<SearchHit, 'objectID'>, result: SearchResult): void;
}

export interface IndexQueries {
  location: IndexLocation;
  /** Without requests, the index is only loaded. */
  requests: SearchRequest[];
  /** Whether to load the texts before the search; otherwise the results may come from headings alone. */
  withTexts: boolean;
}

/** Results of an index, and whether its texts are loaded. Before that, the results come from headings alone. */
export interface IndexResults {
  results: SearchResult[];
  hasTexts: boolean;
}

export type WorkerResponse = IndexResults | {error: string};
