import type {SearchRequest, SearchResult} from '../../../utils/search/types';
import type {IndexLocation} from '../types';

/** A message from the page to the worker. */
export type WorkerRequest =
  | {kind: 'prepare'; location: IndexLocation}
  | {kind: 'search'; id: number; location: IndexLocation; requests: SearchRequest[]; withTexts: boolean};

/** Results of an index, and whether its texts are loaded; without them, the results come from headings alone. */
export interface IndexResults {
  results: SearchResult[];
  hasTexts: boolean;
}

/** A message from the worker to the page. */
export type WorkerResponse = ({id: number} & IndexResults) | {id: number; error: string};
