import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSuggestions, type QueryContext} from '../useSuggestions';
import styles from './styles.module.css';

/** Shown after a failed search until the next keystroke, which retries. */
export function SearchFailed(): ReactNode {
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

/** Shown for a query without results: the query as typed, and suggestions that have results. */
export function NoResults({onQuery, ...context}: QueryContext & {onQuery: (query: string) => void}): ReactNode {
  const suggestions = useSuggestions(context);
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{context.query}</strong>”
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
