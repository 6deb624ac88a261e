import {useState} from 'react';
import type {SearchClient, SearchResult} from '@site/src/utils/search/types';
import {toRequest, type FacetFilters} from '../searchRequest';
import {useSearchQuery, type Status} from '../useSearchQuery';

interface PagedSearch {
  status: Status;
  /** The pages of hits that are there, one answer each. */
  answers: SearchResult[];
  /** Null until there is an answer. */
  count: number | null;
  /** Adds the next page of hits; null when all are there. */
  loadMore: (() => void) | null;
  loadingMore: boolean;
}

interface More {
  of: string;
  answers: SearchResult[];
  page: number;
  state: 'ready' | 'loading' | 'failed';
}

const NONE: More = {of: '', answers: [], page: 0, state: 'ready'};

/** A query's hits, page after page. */
export function usePagedSearch(client: SearchClient, query: string, facetFilters: FacetFilters): PagedSearch {
  const {status, result} = useSearchQuery(client, query, facetFilters);
  const [more, setMore] = useState<More>(NONE);
  // By query, not by answer: a better answer to the same query keeps the pages that were added to the first one.
  const question = JSON.stringify([query, facetFilters]);
  const added = more.of === question ? more : NONE;

  const loadMore = () => {
    const page = added.page + 1;
    setMore({...added, of: question, state: 'loading'});
    const clickAnalytics = client.onClick !== undefined;
    client.search([toRequest(query, client.indexName, facetFilters, {page, clickAnalytics})]).then(
      ({results}) =>
        setMore((now) =>
          now.of === question
            ? {of: question, answers: [...now.answers, ...results.slice(0, 1)], page, state: 'ready'}
            : now,
        ),
      () => setMore((now) => (now.of === question ? {...now, state: 'failed'} : now)),
    );
  };
  return {
    status: added.state === 'failed' ? 'error' : status,
    answers: result ? [result, ...added.answers] : [],
    count: result?.nbHits ?? null,
    loadMore: result && added.page + 1 < result.nbPages ? loadMore : null,
    loadingMore: added.state === 'loading',
  };
}
