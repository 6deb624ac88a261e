import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import {respond} from '../../../src/plugins/search/engine/respond';
import type {SearchIndex} from '../../../src/plugins/search/engine/SearchIndex';

/** Returns the URLs of the hits in the order of the dialog. */
export function searchUrls(index: SearchIndex, query: string): string[] {
  const {hits} = respond(index, {query});
  return groupHits(hits).flatMap((group) => group.hits.map(({url}) => url));
}
