import editionPages from '@edition-pages';
import type {EditionName} from '@site/src/data/editions';
import type {EditionPages} from '@site/src/data/editionPath';

/**
 * The pages of all editions, available at build time and in development. In the production bundle of the browser, the
 * plugin lean-scripts replaces this module with `initialPages.browser.ts`, so that the list is loaded only when needed.
 */
export const initialPages: Record<EditionName, EditionPages> | undefined = editionPages;
