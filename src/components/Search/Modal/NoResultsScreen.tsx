import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '../icons';
import {noResultsTitle, suggestionsTitle} from '../messages';
import {useSuggestions, type QueryContext} from '../useSuggestions';

interface Props extends QueryContext {
  /** URL of the form to report that the query should have results. */
  reportUrl: string;
  onSuggestion: (query: string) => void;
}

/** Shown for a query without results: the query as typed, and suggestions that have results. */
export default function NoResultsScreen({reportUrl, onSuggestion, ...context}: Props): ReactNode {
  const suggestions = useSuggestions(context);
  return (
    <div className="DocSearch-NoResults">
      <Icon name="nothing" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">{noResultsTitle(context.query)}</p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{suggestionsTitle}</p>
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
