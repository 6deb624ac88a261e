import {useState} from 'react';
import type {SearchClient, SearchResult} from '@site/src/utils/search/types';
import {toRequest, type FacetFilters} from '../searchRequest';
import {useSearchQuery, type Status} from '../useSearchQuery';

interface PagedSearch {
  status: Status;
  /** The loaded pages of hits, one result each. */
  results: SearchResult[];
  /** Number of all hits; null until there is a result. */
  count: number | null;
  /** Loads the next page of hits; null if all are loaded. */
  loadMore: (() => void) | null;
  loadingMore: boolean;
  /** Whether the rest of the index cannot be loaded, so that results are missing. */
  isPartial: boolean;
}

/** The pages of hits after the first one. */
interface MorePages {
  /** Query and filters that the pages belong to. */
  key: string;
  results: SearchResult[];
  /** Number of the last loaded page, counted from 0. */
  page: number;
  state: 'ready' | 'loading' | 'failed';
}

const NONE: MorePages = {key: '', results: [], page: 0, state: 'ready'};

/** Searches for a query and loads more pages of hits on request. */
export function usePagedSearch(client: SearchClient, query: string, facetFilters: FacetFilters): PagedSearch {
  const {status, result, isPartial} = useSearchQuery(client, query, facetFilters);
  const [more, setMore] = useState<MorePages>(NONE);
  // The key is the query, not the result, so that `refine()` keeps the pages that are already loaded.
  const key = JSON.stringify([query, facetFilters]);
  const added = more.key === key ? more : NONE;

  const loadMore = () => {
    const page = added.page + 1;
    setMore({...added, key, state: 'loading'});
    const clickAnalytics = client.onClick !== undefined;
    client.search([toRequest(query, client.indexName, facetFilters, {page, clickAnalytics})]).then(
      ({results}) =>
        setMore((previous) =>
          previous.key === key
            ? {key, results: [...previous.results, ...results.slice(0, 1)], page, state: 'ready'}
            : previous,
        ),
      () => setMore((previous) => (previous.key === key ? {...previous, state: 'failed'} : previous)),
    );
  };
  return {
    status: added.state === 'failed' ? 'error' : status,
    results: result ? [result, ...added.results] : [],
    count: result?.nbHits ?? null,
    loadMore: result && added.page + 1 < result.nbPages ? loadMore : null,
    loadingMore: added.state === 'loading',
    isPartial,
  };
}
