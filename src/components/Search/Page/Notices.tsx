import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSuggestions, type Question} from '../useSuggestions';
import styles from './styles.module.css';

/** What a failed search shows, until the next keystroke tries again. */
export function Failed(): ReactNode {
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

/** What a query without results shows: the query as typed, and queries that do have some. */
export function Nothing({onQuery, ...question}: Question & {onQuery: (query: string) => void}): ReactNode {
  const suggestions = useSuggestions(question);
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{question.query}</strong>”
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
