import type {Pluggable} from 'unified';
import type {EditionName} from '../../data/editions';

export interface Options {
  /** The remark plugins that decide what a page contains, so that records contain the same text. */
  remarkPlugins: Pluggable[];
  /** Texts of components whose children are not in the page, by name. */
  componentTexts: Readonly<Record<string, string>>;
  /** JSON file with the messages that each section explains, relative to the root, see `readSectionTexts()`. */
  messagesFile: string;
  /** JSON file with the section ids of the official pages, relative to the root, see `readOldIdTexts()`. */
  oldIdsFile: string;
  /** JSON file with the words that readers use for each section, relative to the root, see `readSectionTexts()`. */
  readerWordsFile: string;
  /** Names of members in another language that do not follow from their ids, by id: `$$` for `page-query-selector-all`. */
  otherNames: Readonly<Record<string, string>>;
  /**
   * The files of the source edition, whose texts also count in this one. Absent in the source edition.
   * `skip` matches the texts that only its readers use.
   */
  inherited?: {messagesFile: string; readerWordsFile: string; skip: RegExp};
  /** URL of the form that the "No results" screen links to. */
  reportUrl: string;
}

/** Connection to a hosted index, read from environment variables. */
export interface HostedIndex {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Base URLs that replace the service's own hosts, for tests and proxies. */
  hosts: string[];
  /** Whether views of and clicks on hits are reported to the service. */
  insights: boolean;
  /** Origin of the published site. URLs in a crawled index begin with it. */
  siteUrl: string;
}

/** The name of the hosted index of an edition. Each edition has its own, because a push replaces the whole index. */
export const editionIndexName = (name: string, edition: EditionName): string => `${name}-${edition}`;

/**
 * Reads the backend from environment variables.
 *
 * @returns null for the embedded backend, when `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_INDEX` are all unset
 * @throws {Error} if only some of the three are set, or if a value cannot work
 */
export function readHostedIndex(env: NodeJS.ProcessEnv, siteUrl: string, edition: EditionName): HostedIndex | null {
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_SEARCH_KEY: apiKey = '', ALGOLIA_INDEX: indexName = ''} = env;
  const {ALGOLIA_INSIGHTS: insights = ''} = env;
  if (env.ALGOLIA_ADMIN_KEY)
    throw new Error(
      'search: ALGOLIA_ADMIN_KEY must not be set for a build, because it allows writing: unset it, and set it only for `npm run search:push`',
    );
  if (!['', 'true', 'false'].includes(insights))
    throw new Error(
      `search: ALGOLIA_INSIGHTS=${insights} cannot work: set it to true to report viewed and clicked hits, or unset it`,
    );
  const required = {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX: indexName};
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return null;
  if (missing.length > 0)
    throw new Error(
      `search: set ${missing.join(' and ')}. Or unset all three variables to use the search index that is built with the site.`,
    );
  return {
    appId,
    apiKey,
    indexName: editionIndexName(indexName, edition),
    hosts: readHosts(env.ALGOLIA_HOSTS ?? ''),
    insights: insights === 'true',
    siteUrl,
  };
}

/**
 * Parses ALGOLIA_HOSTS.
 *
 * @throws {Error} if an entry has no protocol or no host
 */
export function readHosts(list: string): string[] {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts) {
    if (!/^https?:\/\/[^/]/.test(host))
      throw new Error(`search: ALGOLIA_HOSTS: "${host}" is not a URL; include the protocol: https://${host}`);
  }
  return hosts;
}
