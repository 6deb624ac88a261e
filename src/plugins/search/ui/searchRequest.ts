import {type SearchClient} from '@site/src/plugins/search/client/types';
import {levels, type SearchRequest} from '@site/src/plugins/search/types';

/** Maximum length of a query in characters; the rest is cut off. */
export const maxQueryLength = 64;
/** Number of hits of a result, and number of hits that "Load more results" adds. */
export const hitsPerLoad = 20;
/** Prefix of Docusaurus's search tag of a version of the documentation. */
export const versionTag = 'docs-default-';
const snippetWords = 10;
const narrowSnippetWords = 5;
const narrowWindow = '(max-width: 48em)';

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
  const words = window.matchMedia(narrowWindow).matches ? narrowSnippetWords : snippetWords;
  return {
    query: query.slice(0, maxQueryLength),
    indexName: client.name,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url', 'since'],
    attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: client.onClick !== undefined,
    facetFilters,
  };
}
