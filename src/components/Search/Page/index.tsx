import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchClient} from '@site/src/utils/search/types';
import {MAX_QUERY_LENGTH, type FacetFilters} from '../searchRequest';
import {suggestQueries} from '../suggestQueries';
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

/** The search page's form and results. */
export default function SearchResults({
  client,
  query,
  onQuery,
  versions,
  version,
  onVersion,
  facetFilters,
}: Props): ReactNode {
  const {status, hits, count, loadMore, loadingMore} = usePagedSearch(client, query, facetFilters);
  const asked = query.trim() !== '';
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
        {asked && status === 'stalled' && (
          <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
        )}
        {asked && status === 'idle' && count !== null && count > 0 && (
          <Translate id="search.status.count" values={{count}}>
            {'{count} results'}
          </Translate>
        )}
      </p>

      {asked && status === 'error' && <Failed />}
      {asked && status === 'idle' && count === 0 && (
        <Nothing client={client} query={query} facetFilters={facetFilters} onQuery={onQuery} />
      )}
      {hits.map((hit) => (
        <PageHit key={hit.objectID} hit={hit} onClick={() => {}} />
      ))}
      {loadMore && (
        <button type="button" className="button button--secondary" disabled={loadingMore} onClick={loadMore}>
          <Translate id="search.page.loadMore">Load more results</Translate>
        </button>
      )}
    </>
  );
}

function Failed(): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}

function Nothing({
  client,
  query,
  facetFilters,
  onQuery,
}: Pick<Props, 'client' | 'query' | 'facetFilters' | 'onQuery'>): ReactNode {
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
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <p>
          <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>{' '}
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
