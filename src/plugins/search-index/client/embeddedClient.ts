import type {SearchClient, SearchRequest, SearchResponse} from '../../../utils/search/types';
import type {IndexLocation, Manifest} from '../types';
import {startWorkerSeat, type IndexSeat} from './askIndex';

/** Names the stored searches of this backend; an index of the hosted service has its own. */
const INDEX_NAME = 'playwright-python';

/**
 * The client of the index that is built with the site.
 * @param manifest where each version's files are
 * @param fallbackTag the version that a query without one means
 */
export function createEmbeddedClient(
  manifest: Manifest,
  fallbackTag: string,
  seat: IndexSeat = startWorkerSeat(),
): SearchClient {
  const locate = (filters: SearchRequest['facetFilters']): IndexLocation => {
    const tags = (filters ?? []).flat().map((filter) => filter.replace('docusaurus_tag:', ''));
    const location = manifest[tags.find((tag) => tag in manifest) ?? fallbackTag];
    if (!location) throw new Error(`no search index for ${tags.join(', ') || fallbackTag}`);
    return location;
  };
  return {
    indexName: INDEX_NAME,
    prepare: (filters) => seat.prepare(locate(filters)),
    async search(requests) {
      const location = locate(requests[0]?.facetFilters);
      const {results, whole} = await seat.search(location, requests, false);
      const response: SearchResponse = {results};
      if (!whole) response.refine = () => seat.search(location, requests, true);
      return response;
    },
  };
}
