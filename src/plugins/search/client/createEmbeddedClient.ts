import type {SearchClient, SearchResponse} from './types';
import type {IndexLocation, Manifest, SearchFilters} from '../types';
import {startWorkerRunner, type IndexRunner} from './indexRunner';

/**
 * Names the stored searches of this backend after the path of the site, because the editions of a host share the storage:
 * `playwright-python` below `/python/`. A hosted index stores them under its own name.
 */
const storageName = (searchPath: string): string => ['playwright', ...searchPath.split('/').slice(1, -1)].join('-');

/**
 * Creates a client for the index that is built with the site.
 *
 * @param defaultTag search tag (Docusaurus's name of a version) of the version to search if a query does not filter by version
 */
export function createEmbeddedClient(
  manifest: Manifest,
  defaultTag: string,
  searchPath: string,
  runner: IndexRunner = startWorkerRunner(),
): SearchClient {
  const locate = ({tags}: SearchFilters): IndexLocation | undefined =>
    manifest[tags.find((tag) => tag in manifest) ?? defaultTag];
  return {
    name: storageName(searchPath),
    preload(filters) {
      const location = locate(filters);
      // Ignores errors; the first search reports them.
      if (location) runner({location, requests: [], withTexts: false}).catch(() => {});
    },
    async search(requests) {
      const location = locate(requests[0]!.filters);
      if (!location) throw new Error(`the search index of ${defaultTag} is missing from this build`);
      const {results, hasTexts} = await runner({location, requests, withTexts: false});
      const response: SearchResponse = {results};
      if (!hasTexts) response.complete = () => runner({location, requests, withTexts: true});
      return response;
    },
  };
}
