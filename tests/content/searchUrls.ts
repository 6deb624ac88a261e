import {groupHits} from '../../src/components/Search/groupHits';
import {respond} from '../../src/plugins/search-index/engine/respond';
import type {SearchIndex} from '../../src/plugins/search-index/engine/searchIndex';

/** Returns the URLs of the hits in the order of the dialog. */
export function searchUrls(index: SearchIndex, query: string): string[] {
  const {hits} = respond(index, {indexName: 'test', query, hitsPerPage: 20});
  return groupHits(hits).flatMap((group) => group.hits.map(({url}) => url));
}
