import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SearchClient} from '../../client/types';
import {hitsPerLoad, type SearchFilters, type SearchHit} from '../../types';
import NoResultsScreen from '../NoResultsScreen';
import {ErrorScreen, PartialNotice} from '../notices';
import {hitText} from '../hitText';
import Highlighted from '../Highlighted';
import {searchLabel} from '../searchLabel';
import {maxQueryLength} from '../searchRequest';
import {useSearchQuery} from '../useSearchQuery';
import styles from './styles.module.css';

interface Props {
  client: SearchClient;
  query: string;
  onQuery: (query: string) => void;
  versions: {name: string; label: string}[];
  version: string;
  onVersion: (name: string) => void;
  filters: SearchFilters;
}

/** Form and results of the search page. */
export default function SearchResults({
  client,
  query,
  onQuery,
  versions,
  version,
  onVersion,
  filters,
}: Props): ReactNode {
  /** The number of hits that the reader wants, and the query and filters for which. */
  const [wanted, setWanted] = useState({key: '', hits: hitsPerLoad});
  const key = JSON.stringify([query, filters]);
  const hitsPerPage = wanted.key === key ? wanted.hits : hitsPerLoad;
  const {status: searchStatus, result, isPartial, isRefused} = useSearchQuery(client, query, filters, hitsPerPage);
  const isLoadingMore =
    (searchStatus === 'loading' || searchStatus === 'stalled') && result !== null && result.hitsPerPage < hitsPerPage;
  const status = isLoadingMore ? 'idle' : searchStatus;
  const count = result?.nbHits ?? 0;
  const list = useRef<HTMLDivElement>(null);
  /** Number of hits before more are loaded. */
  const hitsBefore = useRef<number | null>(null);
  useEffect(() => {
    const added = result?.hits.slice(result.hitsPerPage - hitsPerLoad) ?? [];
    if (added.length > 0) client.onView?.(added);
  }, [client, result]);
  useLayoutEffect(() => {
    if (!result || hitsBefore.current === null) return;
    const firstNew = list.current?.children[hitsBefore.current]?.querySelector('a');
    hitsBefore.current = null;
    // The last hits remove the button, which had focus.
    if (document.activeElement === document.body) firstNew?.focus();
  }, [result]);
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
            maxLength={maxQueryLength}
            placeholder={searchLabel()}
            autoComplete="off"
            onChange={(event) => onQuery(event.currentTarget.value.slice(0, maxQueryLength))}
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
        {status === 'stalled' && (
          <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
        )}
        {status === 'idle' && count > 0 && (
          <Translate id="search.status.count" values={{count}}>
            {'{count} results'}
          </Translate>
        )}
      </p>

      {status === 'error' && (
        <div className={styles.notice} role="alert">
          <ErrorScreen isRefused={isRefused} />
        </div>
      )}
      {status === 'idle' && result?.nbHits === 0 && (
        <div className={styles.notice}>
          <NoResultsScreen client={client} query={query} filters={filters} onSuggestion={onQuery} />
        </div>
      )}
      {isPartial && <PartialNotice />}
      <div ref={list}>
        {result?.hits.map((hit) => (
          <PageHit key={hit.objectID} hit={hit} onClick={() => client.onClick?.(hit, result)} />
        ))}
      </div>
      {result && result.nbHits > result.hitsPerPage && (
        <button
          type="button"
          className={clsx('button button--outline button--primary', isLoadingMore && 'disabled', styles.more)}
          // A disabled button would lose focus.
          aria-disabled={isLoadingMore}
          onClick={() => {
            if (isLoadingMore) return;
            hitsBefore.current = result.hits.length;
            setWanted({key, hits: hitsPerPage + hitsPerLoad});
          }}>
          <Translate id="search.page.loadMore">Load more results</Translate>
        </button>
      )}
    </>
  );
}

/** A hit on the search page: title, path of headings, and the text around the match. */
function PageHit({hit, onClick}: {hit: SearchHit; onClick: () => void}): ReactNode {
  const {title, snippet, path, newerClass} = hitText(hit);
  return (
    <article className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} className={newerClass} onClick={onClick}>
          <Highlighted text={title} />
        </Link>
      </h2>
      <p className={styles.path}>{[hit.hierarchy.lvl0, ...path].filter(Boolean).join(' › ')}</p>
      {snippet && (
        <p className={styles.snippet}>
          <Highlighted text={snippet} />
        </p>
      )}
    </article>
  );
}
