import type {EditionName} from '../../src/data/editions';
import apiIds from './official-api-ids.json';
import guideIds from './official-guide-ids.json';

/*
 * The ids that the official pages had when this site was written. Other sites link to them. They do not grow: the ids of newer
 * members follow from their names, and `edition-facts.test.ts` compares those of 1.62.
 */

/** Ids of pages. The key lists the editions whose pages have the ids: `javascript java`. */
type IdsOfPages = Record<string, Record<string, string[]>>;

/** Returns the ids of an edition by page, only for its pages. */
function idsOf(edition: EditionName, pages: IdsOfPages): Record<string, string[]> {
  const ids = Object.entries(pages).map(([page, byEditions]): [string, string[]] => [
    page,
    Object.entries(byEditions).flatMap(([editions, some]) => (editions.split(' ').includes(edition) ? some : [])),
  ]);
  return Object.fromEntries(ids.filter(([, some]) => some.length > 0));
}

/**
 * Returns the ids of the official API pages of 1.56, by page: `class-page`. Other sites link to them, so that our pages keep
 * them, even when a later release of the library removes the member.
 */
export const officialApiIds = (edition: EditionName): Record<string, string[]> => idsOf(edition, apiIds);

/** Returns the ids of the official guides by page, such as `intro`. */
export const officialGuideIds = (edition: EditionName): Record<string, string[]> => idsOf(edition, guideIds);
