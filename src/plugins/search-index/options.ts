import type {Pluggable} from 'unified';

export interface Options {
  /** The remark plugins of the docs plugin, so that records hold what its pages show. */
  remarkPlugins: Pluggable[];
  /** Address of the form that the notice "No results" links to. */
  reportUrl: string;
}

/** Access to a hosted index, from the environment. */
export interface HostedIndex {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Base addresses in place of the service's own hosts, for tests and proxies. */
  hosts: string[];
  /** Whether viewed and clicked hits are reported to the service. */
  insights: boolean;
  /** Where this site is published; a crawled index holds addresses that begin with it. */
  siteUrl: string;
}

/**
 * Reads which backend the site is built for.
 * @returns null for the embedded one: none of the three variables is set
 * @throws naming what is missing when only some of them are, and a host that is no address
 */
export function readHostedIndex(env: NodeJS.ProcessEnv, siteUrl: string): HostedIndex | null {
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_SEARCH_KEY: apiKey = '', ALGOLIA_INDEX: indexName = ''} = env;
  if (!appId && !apiKey && !indexName) return null;
  const missing = [
    ...(appId ? [] : ['`appId` is missing: set ALGOLIA_APP_ID']),
    ...(apiKey ? [] : ['`apiKey` is missing: set ALGOLIA_SEARCH_KEY']),
    ...(indexName ? [] : ['`indexName` is missing: set ALGOLIA_INDEX']),
  ];
  if (missing.length > 0)
    throw new Error(
      `search-index: ${missing.join('; ')}. Or unset all three for the search that is built with the site.`,
    );
  return {
    appId,
    apiKey,
    indexName,
    hosts: readHosts(env.ALGOLIA_HOSTS ?? ''),
    insights: env.ALGOLIA_INSIGHTS === 'true',
    siteUrl,
  };
}

/**
 * Reads ALGOLIA_HOSTS: addresses separated by commas.
 * @throws naming one that has no protocol or no host
 */
export function readHosts(list: string): string[] {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts) {
    if (!/^https?:\/\/[^/]/.test(host))
      throw new Error(
        `search-index: ALGOLIA_HOSTS: "${host}" is no address; write it with its protocol: https://${host}`,
      );
  }
  return hosts;
}
