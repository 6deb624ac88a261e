import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchClient} from './types';
import type {SearchGlobalData} from '../types';

export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

let client: Promise<SearchClient> | null = null;

/** Returns the client of this build, the same for all calls. After a failure to download its code, the next call retries. */
export function loadSearchClient({hosted, defaultTag, searchPath}: SearchGlobalData): Promise<SearchClient> {
  client ??= hosted
    ? import('./createHostedClient').then(({createHostedClient}) => createHostedClient(hosted))
    : Promise.all([import('./createEmbeddedClient'), import('@generated/search/default/manifest')]).then(
        ([{createEmbeddedClient}, {default: manifest}]) => createEmbeddedClient(manifest, defaultTag, searchPath),
      );
  client.catch(() => {
    client = null;
  });
  return client;
}
