#!/usr/bin/env tsx
// `npm run search:push [-- --dry-run]` replaces the hosted search index of an edition with the records of its last build.
// `EDITION=javascript` in front chooses another edition. ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY name the target;
// ALGOLIA_HOSTS names other hosts, for tests and proxies, and SEARCH_RECORDS a file with other records, for tests. If a step
// fails, readers keep the old records.
import {readArguments, runTool} from './lib/runTool';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {algoliasearch, type IndexSettings} from 'algoliasearch';
import {edition} from '../editions';
import {editionIndexName, readHosts} from '../src/plugins/search/options';
import {timeouts, toServiceHost, type ServiceHost} from '../src/plugins/search/serviceHosts';
import {levels, type SearchRecord} from '../src/plugins/search/types';
import {messageOf} from '../src/utils/messageOf';
import {root} from '../src/utils/root';
import {findLastBuild} from './build/buildFolders';

/** Settings of the hosted index: DocSearch's template for Docusaurus, with additions for an API reference. */
const settings: IndexSettings = {
  searchableAttributes: [
    ...levels.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(aliases)',
    'unordered(messages)',
    'unordered(otherTitles)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'since'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // Indexes underscores, so that a name in the API reference such as `wait_for_url` is one word, not three.
  separatorsToIndex: '_',
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};

interface Target {
  appId: string;
  adminKey: string;
  indexName: string;
  hosts: ServiceHost[];
}

const later = 'look at https://status.algolia.com and run the command again later';
/** How often to check whether the service has performed a step: for up to seven minutes, at last every five seconds. */
const taskRetries = 100;
/** Fields of records that only the embedded ranking reads. */
const embedded: string[] = ['kind', 'deprecated', 'secondary', 'hiddenText', 'links'] satisfies (keyof SearchRecord)[];

const {'dry-run': dryRun} = readArguments({options: {'dry-run': {type: 'boolean'}}}).values;

await runTool(async () => {
  const read = await readRecords();
  if (read.length === 0)
    throw new Error('there are no records, and readers could not search an empty index: run `npm run build` again');
  const records = read.map(toHosted);
  for (const [tag, count] of countByTag(read)) console.log(`${String(count).padStart(6)} records of ${tag}`);
  if (dryRun) {
    console.log(
      `dry run: ${records.length} records and ${Object.keys(settings).length} settings would replace the index ${process.env.ALGOLIA_INDEX ? editionIndexName(process.env.ALGOLIA_INDEX, edition.name) : '(ALGOLIA_INDEX is not set)'}; nothing was sent`,
    );
  } else {
    const target = readTarget();
    const {indexName} = target;
    await replaceIndex(target, records).catch((error: unknown) => {
      throw new Error(`search:push failed, readers find the old records: ${explainFailure(error)}`);
    });
    console.log(`${indexName} now contains ${records.length} records`);
  }
});

/** Sends settings and records. The client fills a temporary index, which then gets the name of the index. */
async function replaceIndex(
  {appId, adminKey, indexName, hosts}: Target,
  objects: Record<string, unknown>[],
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {timeouts, ...(hosts.length > 0 ? {hosts} : {})});
  const {taskID} = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects, maxRetries: taskRetries});
}

/** Records do not depend on settings, so that those of the build need not be set again. */
async function readRecords(): Promise<SearchRecord[]> {
  const build = `run \`EDITION=${edition.name} npm run build\` or \`npm run build:all\``;
  const folder = findLastBuild(root, edition.name)?.generated;
  const recordsFile = process.env.SEARCH_RECORDS ?? (folder && path.join(folder, 'search/default/records.json'));
  if (recordsFile === undefined) throw new Error(`there is no build of the edition ${edition.name}: ${build} first`);
  try {
    return JSON.parse(await readFile(recordsFile, 'utf8')) as SearchRecord[];
  } catch (error) {
    throw new Error(`${path.relative(root, recordsFile)} cannot be read (${messageOf(error)}): ${build} again`);
  }
}

function readTarget(): Target {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX: indexName} = process.env;
  if (!appId || !adminKey || !indexName) {
    const missing = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'].filter((name) => !process.env[name]);
    throw new Error(`the target of the records is unknown: set ${missing.join(', ')}`);
  }
  return {
    appId,
    adminKey,
    indexName: editionIndexName(indexName, edition.name),
    hosts: readHosts(process.env.ALGOLIA_HOSTS ?? '').map(toServiceHost),
  };
}

function toHosted(record: SearchRecord): Record<string, unknown> {
  const fields = Object.entries(record).filter(([name]) => !embedded.includes(name));
  const [page, anchor = null] = record.url.split('#');
  return {...Object.fromEntries(fields), url_without_anchor: page, anchor};
}

function countByTag(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag} of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

interface ServiceError {
  status?: number;
  name?: string;
  /** Attempts of a request that failed on all hosts. `status` is 0 if there was no response. */
  stackTrace?: {response: {status: number; content: string}}[];
}

/** Returns a message for an error of the hosted search service, with the remedy. */
function explainFailure(error: unknown): string {
  const hosts = process.env.ALGOLIA_HOSTS;
  const {name, status, stackTrace = []} = error as ServiceError;
  const message = messageOf(error);
  const failed = stackTrace.map(({response}) => response).find((each) => each.status >= 500);
  if (failed) return `the service failed (${failed.status}: ${failed.content.trim().slice(0, 200)}): ${later}`;
  if (status === 401 || status === 403)
    return `the service refused the request (${status}: ${message}): ALGOLIA_ADMIN_KEY must belong to ALGOLIA_APP_ID and be allowed to add records, delete and list indexes, and edit settings, and the account needs the quota for the records`;
  if (status) return `the service returned status ${status} (${message}): ${later}`;
  if (name === 'RetryError' || /unreachable/i.test(message))
    return `no host of the service can be reached: check the network connection and ${hosts ? `ALGOLIA_HOSTS=${hosts}` : 'ALGOLIA_APP_ID'}`;
  return `${message}: ${later}`;
}
