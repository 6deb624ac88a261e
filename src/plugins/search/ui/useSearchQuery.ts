import {useEffect, useState} from 'react';
import {SearchRefused, type SearchClient} from '../client/types';
import {hitsPerLoad, type SearchFilters, type SearchResult} from '../types';
import {moveNewerDown} from './moveNewerDown';
import {toRequest} from './searchRequest';

/** Milliseconds without a response after which the loading indicator is shown. */
const stallDelay = 300;
/** Milliseconds between the first result and `complete()`: a reader who keeps typing does not need all hits yet. */
const completeDelay = 120;

interface Search {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The latest result, until the next one. Null without a query, and after a failure unless the query is the same. */
  result: SearchResult | null;
  /** Whether the rest of the index cannot be loaded, so that results are missing. */
  isPartial: boolean;
  /** Whether the service refuses requests, which neither the network nor the reader can change. */
  isRefused: boolean;
}

const idleSearch: Search = {status: 'idle', result: null, isPartial: false, isRefused: false};

/**
 * Searches after every change of a query. Ignores responses to earlier queries. A failure stays until the query
 * changes; partial results are completed when the network is back.
 *
 * @param hitsPerPage number of hits; more hits of the same query replace the result
 */
export function useSearchQuery(
  client: SearchClient,
  query: string,
  filters: SearchFilters,
  hitsPerPage = hitsPerLoad,
): Search {
  const [search, setSearch] = useState<Search>(idleSearch);
  const filterKey = JSON.stringify(filters);

  useEffect(() => {
    if (!query.trim()) {
      setSearch(idleSearch);
      return undefined;
    }
    const timers: ReturnType<typeof setTimeout>[] = [];
    const later = (action: () => void, delay: number) => timers.push(setTimeout(action, delay));
    const canceled = new AbortController();
    const update = (change: Search | ((previous: Search) => Search)) => {
      timers.forEach(clearTimeout);
      if (!canceled.signal.aborted) setSearch(change);
    };
    const show = (result: SearchResult | null, isPartial = false) =>
      update({...idleSearch, result: result && {...result, hits: moveNewerDown(result.hits)}, isPartial});
    const fail = (error: unknown) =>
      update(({result}) => ({
        ...idleSearch,
        status: 'error',
        result: result?.query === query ? result : null,
        isRefused: error instanceof SearchRefused,
      }));
    setSearch((previous) => ({...previous, status: 'loading'}));
    later(() => setSearch((previous) => ({...previous, status: 'stalled'})), stallDelay);
    const request = toRequest(query, JSON.parse(filterKey) as SearchFilters, hitsPerPage);
    client.search([request]).then(({results, complete}) => {
      const first = results[0] ?? null;
      // Hits from a part of the index are shown only if the first one stays the first: hits must not move under the pointer.
      const isShown = !complete || first?.namesFirstHit === true;
      if (isShown) show(first);
      if (!complete || canceled.signal.aborted) return;
      const showComplete = () =>
        void complete().then(
          (response) => show(response.results[0] ?? null),
          (error: unknown) => {
            if (first?.nbHits) show(first, true);
            else fail(error);
            window.addEventListener('online', showComplete, {once: true, signal: canceled.signal});
          },
        );
      later(showComplete, isShown ? completeDelay : 0);
    }, fail);
    return () => {
      canceled.abort();
      timers.forEach(clearTimeout);
    };
  }, [client, query, filterKey, hitsPerPage]);

  // The result of the previous query is still in the state when the query has just become empty.
  return query.trim() ? search : idleSearch;
}
