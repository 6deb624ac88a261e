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
  const locate = (filters: SearchRequest['facetFilters']): IndexLocation | undefined => {
    const tags = (filters ?? []).flat().map((filter) => filter.replace('docusaurus_tag:', ''));
    return manifest[tags.find((tag) => tag in manifest) ?? fallbackTag];
  };
  return {
    indexName: INDEX_NAME,
    prepare(filters) {
      const location = locate(filters);
      if (location) seat.prepare(location);
    },
    async search(requests) {
      const location = locate(requests[0]?.facetFilters);
      if (!location) throw new Error(`the search index of ${fallbackTag} is missing from this build`);
      const {results, whole} = await seat.search(location, requests, false);
      const response: SearchResponse = {results};
      if (!whole) response.refine = () => seat.search(location, requests, true);
      return response;
    },
  };
}
