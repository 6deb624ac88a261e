import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchData} from '@site/src/plugins/search-index/client';
import Icon from '../icons';
import {useSuggestions, type QueryContext} from '../useSuggestions';
import './notices.css';

interface Props extends QueryContext {
  onSuggestion: (query: string) => void;
}

/** Shown for a query without results: the query as typed, and suggestions that have results. */
export default function NoResultsScreen({onSuggestion, ...context}: Props): ReactNode {
  const {reportUrl} = useSearchData();
  const suggestions = useSuggestions(context);
  return (
    <div className="DocSearch-NoResults">
      <Icon name="nothing" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{context.query}</strong>”
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
        <a
          href={`${reportUrl}?title=${encodeURIComponent(`Search: no results for "${context.query}"`)}`}
          target="_blank"
          rel="noopener noreferrer">
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
        </a>
      </p>
    </div>
  );
}
