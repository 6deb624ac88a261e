import type {EditionName} from '@site/src/data/editions';
import otherIds from './official-api-ids.json';
import pythonIds from './upstream-anchors.json';

/**
 * Returns the ids of the official API pages of 1.56, by page: `class-page`. Other sites link to them, so that our pages keep
 * them, also when a later version of the library removes the member.
 */
export function officialApiIds(edition: EditionName): Record<string, string[]> {
  if (edition === 'python') return pythonIds;
  const pages = Object.entries<Record<string, string[]>>(otherIds);
  return Object.fromEntries(
    pages.map(([page, byEditions]) => [
      page,
      // The key lists the editions whose pages have the ids: `root java`.
      Object.entries(byEditions).flatMap(([editions, ids]) => (editions.split(' ').includes(edition) ? ids : [])),
    ]),
  );
}
