#!/usr/bin/env tsx
// `npm run search:push [-- --dry-run]` replaces the hosted search index of an edition with the records of its last build.
// `EDITION=root` in front chooses another edition. ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY name the target;
// ALGOLIA_HOSTS names other hosts, for tests and proxies.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {edition} from '../editions';
import {indexOfEdition, readHosts} from '../src/plugins/search-index/options';
import {toServiceHost, type ServiceHost} from '../src/plugins/search-index/serviceHost';
import type {SearchRecord} from '../src/utils/search/types';
import {findLastBuild} from './lib/buildRecord';
import {root} from './lib/root';
import {messageOf, readArguments} from './lib/runTool';
import {Interrupted, OutcomeUnknown} from './search/errors';
import {explainFailure} from './search/explainFailure';
import {replaceIndex} from './search/replaceIndex';
import {settings} from './search/settings';
import {toHosted} from './search/toHosted';

interface Target {
  appId: string;
  adminKey: string;
  indexName: string;
  hosts: ServiceHost[];
}

/** Milliseconds for connecting, reading and writing. They grow with each retry. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};
const {'dry-run': dryRun} = readArguments({options: {'dry-run': {type: 'boolean'}}}).values;

try {
  const read = await readRecords();
  const records = read.map(toHosted);
  for (const [tag, count] of countByTag(read)) console.log(`${String(count).padStart(6)} records of ${tag}`);
  if (dryRun) {
    console.log(
      `dry run: ${records.length} records and ${Object.keys(settings).length} settings would replace the index ${process.env.ALGOLIA_INDEX ? indexOfEdition(process.env.ALGOLIA_INDEX, edition.name) : '(ALGOLIA_INDEX is not set)'}; nothing was sent`,
    );
  } else {
    const {appId, adminKey, indexName, hosts} = readTarget();
    const client: Algoliasearch = algoliasearch(appId, adminKey, {
      timeouts: TIMEOUTS,
      ...(hosts.length > 0 ? {hosts} : {}),
    });
    await replaceIndex(client, indexName, records, settings, {
      onProgress: ({text}) => console.log(text),
      signal: interruption(),
      taskSeconds: readTaskSeconds(),
    });
    console.log(`${indexName} now contains ${records.length} records`);
  }
} catch (error) {
  const outcome = error instanceof OutcomeUnknown ? '' : ', the index is unchanged';
  console.error(`search:push failed${outcome}: ${explainFailure(error, process.env.ALGOLIA_HOSTS)}`);
  process.exitCode = error instanceof Interrupted ? 130 : 1;
}
// After an interruption, a request may still be waiting for its response.
process.exit();

/** Is aborted at the first Ctrl+C, so that the temporary index can be removed. The second one ends the process. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      console.error('Interrupted: removing the temporary index ...');
      controller.abort(new Interrupted());
    });
  }
  return controller.signal;
}

/** Longest time for one task of the service. */
function readTaskSeconds(): number {
  const value = process.env.ALGOLIA_TASK_SECONDS;
  const seconds = Number(value || 300);
  if (!(seconds > 0))
    throw new Error(`ALGOLIA_TASK_SECONDS=${value ?? ''} is not a number of seconds: set it to 300, for example`);
  return seconds;
}

/** Records do not depend on settings, so that those of the build need not be set again. */
async function readRecords(): Promise<SearchRecord[]> {
  const build = `run \`EDITION=${edition.name} npm run build\` or \`npm run build:all\``;
  const folder = findLastBuild(root, edition.name)?.generated;
  const recordsFile = process.env.SEARCH_RECORDS ?? (folder && path.join(folder, 'search-index/default/records.json'));
  if (recordsFile === undefined) throw new Error(`there is no build of the edition ${edition.name}: ${build} first`);
  try {
    return JSON.parse(await readFile(recordsFile, 'utf8')) as SearchRecord[];
  } catch (error) {
    throw new Error(`${path.relative(root, recordsFile)} cannot be read (${messageOf(error)}): ${build} again`);
  }
}

function readTarget(): Target {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_INDEX: indexName,
    ALGOLIA_HOSTS = '',
  } = process.env;
  const missing = [
    !appId && '`appId` is missing: set ALGOLIA_APP_ID',
    !adminKey && '`apiKey` is missing: set ALGOLIA_ADMIN_KEY',
    !indexName && '`indexName` is missing: set ALGOLIA_INDEX',
  ].filter(Boolean);
  if (!appId || !adminKey || !indexName) throw new Error(missing.join('; '));
  return {
    appId,
    adminKey,
    indexName: indexOfEdition(indexName, edition.name),
    hosts: readHosts(ALGOLIA_HOSTS).map(toServiceHost),
  };
}

function countByTag(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag} of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}
