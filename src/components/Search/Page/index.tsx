import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SearchClient, SearchHit, SearchResult} from '@site/src/utils/search/types';
import ErrorScreen from '../Modal/ErrorScreen';
import NoResultsScreen from '../Modal/NoResultsScreen';
import PartialNotice from '../Modal/PartialNotice';
import {MAX_QUERY_LENGTH, type FacetFilters} from '../searchRequest';
import PageHit from './PageHit';
import {usePagedSearch} from './usePagedSearch';
import styles from './styles.module.css';

interface Version {
  name: string;
  label: string;
}

interface Props {
  client: SearchClient;
  query: string;
  onQuery: (query: string) => void;
  versions: Version[];
  version: string;
  onVersion: (name: string) => void;
  facetFilters: FacetFilters;
}

/** Form and results of the search page. */
export default function SearchResults({
  client,
  query,
  onQuery,
  versions,
  version,
  onVersion,
  facetFilters,
}: Props): ReactNode {
  const {status, results, count, loadMore, loadingMore, isPartial} = usePagedSearch(client, query, facetFilters);
  const hasQuery = query.trim() !== '';
  const latest = results.at(-1);
  const hits = uniqueHits(results);
  const list = useRef<HTMLDivElement>(null);
  /** Number of hits before the next page is loaded. */
  const hitsBefore = useRef<number | null>(null);
  useEffect(() => {
    if (latest && latest.hits.length > 0) client.onView?.(latest);
  }, [client, latest]);
  useLayoutEffect(() => {
    if (loadingMore || hitsBefore.current === null) return;
    const firstNew = list.current?.children[hitsBefore.current]?.querySelector('a');
    hitsBefore.current = null;
    // The last page removes the button, which had focus.
    if (document.activeElement === document.body) firstNew?.focus();
  }, [loadingMore]);
  return (
    <>
      <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.field}>
          <span className={styles.label}>
            <Translate id="theme.SearchPage.inputLabel">Search</Translate>
          </span>
          <input
            className={styles.input}
            type="search"
            value={query}
            maxLength={MAX_QUERY_LENGTH}
            placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
            autoComplete="off"
            onChange={(event) => onQuery(event.currentTarget.value.slice(0, MAX_QUERY_LENGTH))}
          />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>
            <Translate id="search.page.version">Version</Translate>
          </span>
          <select className={styles.input} value={version} onChange={(event) => onVersion(event.currentTarget.value)}>
            {versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>

      <p className={styles.count} role="status">
        {hasQuery && status === 'stalled' && (
          <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
        )}
        {hasQuery && status === 'idle' && count !== null && count > 0 && (
          <Translate id="search.status.count" values={{count}}>
            {'{count} results'}
          </Translate>
        )}
      </p>

      {hasQuery && status === 'error' && (
        <div className={styles.notice} role="alert">
          <ErrorScreen />
        </div>
      )}
      {hasQuery && status === 'idle' && count === 0 && (
        <div className={styles.notice}>
          <NoResultsScreen client={client} query={query} facetFilters={facetFilters} onSuggestion={onQuery} />
        </div>
      )}
      {hasQuery && isPartial && <PartialNotice />}
      <div ref={list}>
        {hits.map(([hit, result]) => (
          <PageHit key={hit.objectID} hit={hit} onClick={() => client.onClick?.(hit, result)} />
        ))}
      </div>
      {loadMore && (
        <button
          type="button"
          className={clsx('button button--outline button--primary', loadingMore && 'disabled', styles.more)}
          // A disabled button would lose focus.
          aria-disabled={loadingMore}
          onClick={() => {
            if (loadingMore) return;
            hitsBefore.current = hits.length;
            loadMore();
          }}>
          <Translate id="search.page.loadMore">Load more results</Translate>
        </button>
      )}
    </>
  );
}

/**
 * Returns every hit once, with the result that contains it. After `refine()`, the first page may contain hits of a
 * later page.
 */
function uniqueHits(results: SearchResult[]): [SearchHit, SearchResult][] {
  const found = new Map<string, [SearchHit, SearchResult]>();
  for (const result of results)
    for (const hit of result.hits) if (!found.has(hit.objectID)) found.set(hit.objectID, [hit, result]);
  return [...found.values()];
}
