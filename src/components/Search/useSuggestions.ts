import {useEffect, useState} from 'react';
import type {SearchClient} from '@site/src/utils/search/types';
import type {FacetFilters} from './searchRequest';
import {suggestQueries} from './suggestQueries';

/** A query, and where it was searched. */
export interface QueryContext {
  client: SearchClient;
  query: string;
  facetFilters: FacetFilters;
}

/** Returns suggestions for a query without results, see `suggestQueries()`; an empty array while they are loading. */
export function useSuggestions({client, query, facetFilters}: QueryContext): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const filterKey = JSON.stringify(facetFilters);
  useEffect(() => {
    let isCurrent = true;
    void suggestQueries(client, query, JSON.parse(filterKey) as FacetFilters).then(
      (found) => isCurrent && setSuggestions(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, filterKey]);
  return suggestions;
}
