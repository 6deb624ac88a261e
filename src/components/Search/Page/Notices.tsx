import type {ReactNode} from 'react';
import {failureHelp, failureTitle, noResultsTitle, suggestionsTitle} from '../messages';
import {useSuggestions, type QueryContext} from '../useSuggestions';
import styles from './styles.module.css';

/** Shown after a failed search until the next keystroke, which retries. */
export function SearchFailed(): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>{failureTitle}</p>
      <p>{failureHelp}</p>
    </div>
  );
}

/** Shown for a query without results: the query as typed, and suggestions that have results. */
export function NoResults({onQuery, ...context}: QueryContext & {onQuery: (query: string) => void}): ReactNode {
  const suggestions = useSuggestions(context);
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{noResultsTitle(context.query)}</p>
      {suggestions.length > 0 && (
        <p>
          {suggestionsTitle}{' '}
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
