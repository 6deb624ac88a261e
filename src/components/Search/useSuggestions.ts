import {useEffect, useState} from 'react';
import type {SearchClient} from '@site/src/utils/search/types';
import type {FacetFilters} from './searchRequest';
import {suggestQueries} from './suggestQueries';

export interface Question {
  client: SearchClient;
  query: string;
  facetFilters: FacetFilters;
}

/** Queries like one that found nothing, which do have results; none until they have been tried. */
export function useSuggestions({client, query, facetFilters}: Question): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const filterKey = JSON.stringify(facetFilters);
  useEffect(() => {
    let current = true;
    void suggestQueries(client, query, JSON.parse(filterKey) as FacetFilters).then(
      (found) => current && setSuggestions(found),
    );
    return () => {
      current = false;
    };
  }, [client, query, filterKey]);
  return suggestions;
}
