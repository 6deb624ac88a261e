import {useEffect, useState} from 'react';
import type {SearchClient, SearchResult} from '@site/src/utils/search/types';
import {toRequest, type FacetFilters} from './searchRequest';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** Milliseconds without a response after which the loading indicator is shown. */
const STALL_DELAY = 300;
/**
 * Milliseconds between the first results and `refine()`. A user who continues to type does not need better results yet.
 */
const REFINE_DELAY = 120;

interface Search {
  status: Status;
  /** The latest result; kept while the next one is loading. Null without a query and after a failure. */
  result: SearchResult | null;
}

/**
 * Searches after every change of a query. Ignores responses to earlier queries. A failure stays until the query
 * changes.
 */
export function useSearchQuery(client: SearchClient, query: string, facetFilters: FacetFilters): Search {
  const [search, setSearch] = useState<Search>({status: 'idle', result: null});
  const filterKey = JSON.stringify(facetFilters);

  useEffect(() => {
    if (!query.trim()) {
      setSearch({status: 'idle', result: null});
      return undefined;
    }
    const timers: ReturnType<typeof setTimeout>[] = [];
    const later = (action: () => void, delay: number) => timers.push(setTimeout(action, delay));
    let isCurrent = true;
    const show = (result: SearchResult | null, status: Status) => {
      timers.forEach(clearTimeout);
      if (isCurrent) setSearch({status, result});
    };
    setSearch((previous) => ({status: 'loading', result: previous.result}));
    later(() => setSearch((previous) => ({status: 'stalled', result: previous.result})), STALL_DELAY);
    const filters = JSON.parse(filterKey) as FacetFilters;
    client.search([toRequest(query, client.indexName, filters, {clickAnalytics: client.onClick !== undefined})]).then(
      ({results, refine}) => {
        show(results[0] ?? null, 'idle');
        if (!refine || !isCurrent) return;
        later(
          () =>
            void refine().then(
              (better) => show(better.results[0] ?? null, 'idle'),
              () => {},
            ),
          REFINE_DELAY,
        );
      },
      () => show(null, 'error'),
    );
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [client, query, filterKey]);

  return search;
}
