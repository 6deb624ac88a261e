import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchClient} from '@site/src/utils/search/types';
import Icon from '../icons';
import type {FacetFilters} from '../searchRequest';
import {suggestQueries} from '../suggestQueries';

interface Props {
  client: SearchClient;
  query: string;
  facetFilters: FacetFilters;
  /** Where to report that the query should have results. */
  reportUrl: string;
  onSuggestion: (query: string) => void;
}

/** What a query without results shows: the query as typed, and queries that do have some. */
export default function NoResultsScreen({client, query, facetFilters, reportUrl, onSuggestion}: Props): ReactNode {
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
