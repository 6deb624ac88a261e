import {type SearchClient} from '@site/src/plugins/search/client/types';
import {LEVELS, type SearchRequest} from '@site/src/plugins/search/types';

/** Maximum length of a query in characters; the rest is cut off. */
export const MAX_QUERY_LENGTH = 64;
/** Number of hits of a result, and number of hits that "Load more results" adds. */
export const HITS_PER_PAGE = 20;
/** Prefix of Docusaurus's search tag of a version of the documentation. */
export const VERSION_TAG = 'docs-default-';
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;
const NARROW = '(max-width: 48em)';

/** Restricts a query to a language and to search tags. */
export type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/**
 * Creates filters for a language and for any of several search tags.
 *
 * @param tags of the current versions, from `useContextualSearchFilters()`
 */
export function filterBy(language: string, tags: string[]): FacetFilters {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Creates the request for a query. Snippets are shorter on narrow screens. */
export function toRequest(
  query: string,
  client: SearchClient,
  facetFilters: FacetFilters,
  hitsPerPage: number,
): SearchRequest {
  const words = window.matchMedia(NARROW).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  return {
    query: query.slice(0, MAX_QUERY_LENGTH),
    indexName: client.name,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url', 'since'],
    attributesToSnippet: [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: client.onClick !== undefined,
    facetFilters,
  };
}
