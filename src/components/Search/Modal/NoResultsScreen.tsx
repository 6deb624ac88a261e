import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '../icons';
import {useSuggestions, type Question} from '../useSuggestions';

interface Props extends Question {
  /** Where to report that the query should have results. */
  reportUrl: string;
  onSuggestion: (query: string) => void;
}

/** What a query without results shows: the query as typed, and queries that do have some. */
export default function NoResultsScreen({reportUrl, onSuggestion, ...question}: Props): ReactNode {
  const suggestions = useSuggestions(question);
  return (
    <div className="DocSearch-NoResults">
      <Icon name="nothing" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{question.query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <a href={reportUrl} target="_blank" rel="noopener noreferrer">
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
        </a>
      </p>
    </div>
  );
}
