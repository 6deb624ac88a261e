import {useEffect, useState} from 'react';
import type {SearchClient, SearchResult} from '@site/src/utils/search/types';
import {toRequest, type FacetFilters} from './searchRequest';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** After this long without an answer, the wait is shown. */
const STALL = 300;

interface Search {
  status: Status;
  /** The latest answer; it stays while the next one is on its way. Null without a query and after a failure. */
  result: SearchResult | null;
}

/**
 * Asks for every change of a query; answers that come after a later query are dropped. A failure stays until the next
 * change asks again.
 */
export function useSearchQuery(client: SearchClient, query: string, facetFilters: FacetFilters): Search {
  const [search, setSearch] = useState<Search>({status: 'idle', result: null});
  const filterKey = JSON.stringify(facetFilters);

  useEffect(() => {
    if (!query.trim()) {
      setSearch({status: 'idle', result: null});
      return undefined;
    }
    let current = true;
    const show = (result: SearchResult | null, status: Status) => {
      if (current) setSearch({status, result});
    };
    setSearch((previous) => ({status: 'loading', result: previous.result}));
    const stall = setTimeout(() => setSearch((previous) => ({status: 'stalled', result: previous.result})), STALL);
    client
      .search([toRequest(query, client.indexName, JSON.parse(filterKey) as FacetFilters, {clickAnalytics: client.onClick !== undefined})])
      .then(
        async ({results, refined}) => {
          clearTimeout(stall);
          show(results[0] ?? null, 'idle');
          const better = await refined?.catch(() => null);
          if (better) show(better.results[0] ?? null, 'idle');
        },
        () => {
          clearTimeout(stall);
          show(null, 'error');
        },
      );
    return () => {
      current = false;
      clearTimeout(stall);
    };
  }, [client, query, filterKey]);

  return search;
}
