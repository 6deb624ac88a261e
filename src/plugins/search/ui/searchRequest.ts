import {snippetWords, type SearchFilters, type SearchRequest} from '../types';

/** Maximum length of a query in characters; the rest is cut off. */
export const maxQueryLength = 64;
const narrowSnippetWords = 5;
const narrowWindow = '(max-width: 48em)';

/** Creates the request for a query. Snippets are shorter on narrow screens. */
export const toRequest = (query: string, filters: SearchFilters, hitsPerPage: number): SearchRequest => ({
  query: query.slice(0, maxQueryLength),
  filters,
  hitsPerPage,
  snippetWords: window.matchMedia(narrowWindow).matches ? narrowSnippetWords : snippetWords,
});
