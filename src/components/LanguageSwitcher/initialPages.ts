import {editionPages} from '@site/src/data/editionPages';
import type {EditionName} from '@site/src/data/editions';
import type {EditionPages} from '@site/src/utils/editionPath';

/**
 * The pages of all editions, where they cost the reader nothing: at build time and in development. In the browser's bundle
 * `pagesAtHand.browser.ts` stands for this module (plugin lean-scripts).
 */
export const pagesAtHand: Record<EditionName, EditionPages> | undefined = editionPages;
