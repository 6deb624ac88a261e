import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchClient} from '../../../utils/search/types';
import type {SearchGlobalData} from '../types';

/** What the plugin decided when the site was built. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search-index') as SearchGlobalData;
}

let client: Promise<SearchClient> | null = null;

/** The one client of this page, of the backend that the site was built for; its code is fetched at the first call. */
export function loadSearchClient({hosted, defaultTag}: SearchGlobalData): Promise<SearchClient> {
  client ??= hosted
    ? import('./hostedClient').then(({createHostedClient}) => createHostedClient(hosted))
    : Promise.all([import('./embeddedClient'), import('@generated/search-index/default/manifest')]).then(
        ([{createEmbeddedClient}, {default: manifest}]) => createEmbeddedClient(manifest, defaultTag),
      );
  client.catch(() => {
    client = null;
  });
  return client;
}
