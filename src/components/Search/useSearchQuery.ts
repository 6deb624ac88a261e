import {useEffect, useState} from 'react';
import type {SearchClient, SearchResult} from '@site/src/utils/search/types';
import {toRequest, type FacetFilters} from './searchRequest';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** After this long without an answer, the wait is shown. */
const STALL = 300;
/** The first hits are shown before anything more is fetched; a reader who types on does not need it yet. */
const REFINE = 120;

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
    const timers: ReturnType<typeof setTimeout>[] = [];
    const later = (action: () => void, delay: number) => timers.push(setTimeout(action, delay));
    let current = true;
    const show = (result: SearchResult | null, status: Status) => {
      timers.forEach(clearTimeout);
      if (current) setSearch({status, result});
    };
    setSearch((previous) => ({status: 'loading', result: previous.result}));
    later(() => setSearch((previous) => ({status: 'stalled', result: previous.result})), STALL);
    const filters = JSON.parse(filterKey) as FacetFilters;
    client.search([toRequest(query, client.indexName, filters, {clickAnalytics: client.onClick !== undefined})]).then(
      ({results, refine}) => {
        show(results[0] ?? null, 'idle');
        if (!refine || !current) return;
        later(
          () =>
            void refine().then(
              (better) => show(better.results[0] ?? null, 'idle'),
              () => {},
            ),
          REFINE,
        );
      },
      () => show(null, 'error'),
    );
    return () => {
      current = false;
      timers.forEach(clearTimeout);
    };
  }, [client, query, filterKey]);

  return search;
}
