import {translate} from '@docusaurus/Translate';

/** The name of the search button, the dialog and its parts, and the placeholder of an empty query. */
export const searchLabel = (): string => translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'});
