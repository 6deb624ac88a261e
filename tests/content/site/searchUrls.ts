import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import {findHits} from '../../../src/plugins/search/engine/findHits';
import type {SearchIndex} from '../../../src/plugins/search/engine/SearchIndex';

/** Returns the URLs of the hits in the order of the dialog. */
export function searchUrls(index: SearchIndex, query: string): string[] {
  const {hits} = findHits(index, {query});
  return groupHits(hits).flatMap((group) => group.hits.map(({url}) => url));
}
