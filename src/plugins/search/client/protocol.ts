import type {SearchRequest, SearchResult, IndexLocation} from '../types';

export interface IndexQueries {
  location: IndexLocation;
  /** Without requests, the index is only loaded. */
  requests: SearchRequest[];
  /** Whether to load the texts before the search; otherwise the results may come from headings alone. */
  withTexts: boolean;
}

/** Results of an index, and whether its texts are loaded; without them, the results come from headings alone. */
export interface IndexResults {
  results: SearchResult[];
  hasTexts: boolean;
}

export type WorkerRequest = IndexQueries & {id: number};

export type WorkerResponse = ({id: number} & IndexResults) | {id: number; error: string};
