import type {SearchFilters, SearchRequest} from '../types';

/** Maximum length of a query in characters; the rest is cut off. */
export const maxQueryLength = 64;
/** Number of hits of a result, and number of hits that "Load more results" adds. */
export const hitsPerLoad = 20;
const snippetWords = 10;
const narrowSnippetWords = 5;
const narrowWindow = '(max-width: 48em)';

/** Creates the request for a query. Snippets are shorter on narrow screens. */
export const toRequest = (query: string, filters: SearchFilters, hitsPerPage: number): SearchRequest => ({
  query: query.slice(0, maxQueryLength),
  filters,
  hitsPerPage,
  snippetWords: window.matchMedia(narrowWindow).matches ? narrowSnippetWords : snippetWords,
});
