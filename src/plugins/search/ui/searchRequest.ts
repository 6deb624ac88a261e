import type {SearchFilters, SearchRequest} from '@site/src/plugins/search/types';

/** Maximum length of a query in characters; the rest is cut off. */
export const MAX_QUERY_LENGTH = 64;
/** Number of hits of a result, and number of hits that "Load more results" adds. */
export const HITS_PER_PAGE = 20;
/** Prefix of Docusaurus's search tag of a version of the documentation. */
export const VERSION_TAG = 'docs-default-';
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;
const NARROW = '(max-width: 48em)';

/** Creates the request for a query. Snippets are shorter on narrow screens. */
export const toRequest = (query: string, filters: SearchFilters, hitsPerPage: number): SearchRequest => ({
  query: query.slice(0, MAX_QUERY_LENGTH),
  filters,
  hitsPerPage,
  snippetWords: window.matchMedia(NARROW).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS,
});
