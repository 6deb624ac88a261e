import type {SearchRequest, SearchResult} from '../../../utils/search/types';
import type {IndexLocation} from '../types';

/** What the page asks its worker. */
export type Question =
  | {kind: 'prepare'; location: IndexLocation}
  | {kind: 'search'; id: number; location: IndexLocation; requests: SearchRequest[]; whole: boolean};

/** What the worker answers: results, and whether better ones follow once the texts have been read. */
export type Answer = {id: number; results: SearchResult[]; whole: boolean} | {id: number; error: string};
