import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchData} from '../client';
import type {SearchClient} from '../client/types';
import type {SearchFilters} from '../types';
import Icon from './icons';
import {suggestQueries} from './suggestQueries';
import './notices.css';

interface Props {
  client: SearchClient;
  query: string;
  filters: SearchFilters;
  onSuggestion: (query: string) => void;
}

/** Shown for a query without results: the query as typed, and suggestions that have results. */
export default function NoResultsScreen({client, query, filters, onSuggestion}: Props): ReactNode {
  const {reportUrl} = useSearchData();
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const filterKey = JSON.stringify(filters);
  useEffect(() => {
    let isCurrent = true;
    void suggestQueries(client, query, JSON.parse(filterKey) as SearchFilters).then(
      (found) => isCurrent && setSuggestions(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, filterKey]);
  return (
    <div className="DocSearch-NoResults">
      <Icon name="nothing" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
        <strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>
          </p>
          <ul className="clean-list">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="clean-btn DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
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
          href={`${reportUrl}?title=${encodeURIComponent(`Search: no results for "${query}"`)}`}
          target="_blank"
          rel="noopener noreferrer">
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
        </a>
      </p>
    </div>
  );
}
