import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Title of the message after a failed search. */
export const failureTitle = <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>;

/** What the user can do about a failed search. */
export const failureHelp = (
  <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
);

/** Title of the message for a query without results. Shows the query as text. */
export function noResultsTitle(query: string): ReactNode {
  return (
    <>
      <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “
      <strong>{query}</strong>”
    </>
  );
}

/** Introduces queries that have results. */
export const suggestionsTitle = (
  <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>
);
