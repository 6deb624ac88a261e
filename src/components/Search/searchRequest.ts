import {LEVELS, type SearchRequest} from '@site/src/utils/search/types';

/** Characters of a query that are sent; more are cut off. */
export const MAX_QUERY_LENGTH = 64;
const HITS_PER_PAGE = 20;
/** What Docusaurus's search tag of a version of the documentation begins with. */
export const VERSION_TAG = 'docs-default-';
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;
const NARROW = '(max-width: 768px)';

/** Which records a query may find: a language, and the versions that the reader is in. */
export type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/** Filters for a language and the search tags of the versions being read (specification, section 7). */
export function filterBy(language: string, tags: string[]): FacetFilters {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** The query of a reader, with the parameters that the specification names. */
export function toRequest(
  query: string,
  indexName: string,
  facetFilters: FacetFilters,
  more: {page?: number; clickAnalytics?: boolean} = {},
): SearchRequest {
  const words = window.matchMedia(NARROW).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  return {
    query: query.slice(0, MAX_QUERY_LENGTH),
    indexName,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: more.clickAnalytics ?? false,
    facetFilters,
    ...(more.page ? {page: more.page} : {}),
  };
}
