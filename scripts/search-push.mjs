#!/usr/bin/env node
// Replaces the hosted search index with the records of the last build: `npm run search:push [-- --dry-run]`.
// ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY say where to; ALGOLIA_HOSTS names other hosts, for tests and proxies.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {algoliasearch} from 'algoliasearch';
import {explainFailure} from './search/explainFailure.mjs';
import {replaceIndex} from './search/replaceIndex.mjs';
import {settings} from './search/settings.mjs';
import {toHosted} from './search/toHosted.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {readHosts} = await utils.loadFreshModule(path.join(root, 'src/plugins/search-index/options.ts'));
const recordsFile = process.env.SEARCH_RECORDS ?? path.join(root, '.docusaurus/search-index/default/records.json');
/** Milliseconds for a connection, an answer and a write (specification, section 9); they grow with each retry. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};
const dryRun = process.argv.includes('--dry-run');

try {
  const records = (await readRecords()).map(toHosted);
  for (const [tag, count] of countByTag(records)) console.log(`${String(count).padStart(6)} records of ${tag}`);
  if (dryRun) {
    console.log(
      `dry run: ${records.length} records and ${Object.keys(settings).length} settings would replace the index ${process.env.ALGOLIA_INDEX ?? '(ALGOLIA_INDEX is not set)'}; nothing was sent`,
    );
  } else {
    const {appId, adminKey, indexName, hosts} = readTarget();
    const client = algoliasearch(appId, adminKey, {timeouts: TIMEOUTS, ...(hosts.length > 0 ? {hosts} : {})});
    await replaceIndex(client, indexName, records, settings, ({step, done, total}) =>
      console.log(`${step}: ${done} of ${total}`),
    );
    console.log(`${indexName} now holds ${records.length} records`);
  }
} catch (error) {
  console.error(`search:push failed, the index is as it was: ${explainFailure(error)}`);
  process.exitCode = 1;
}

async function readRecords() {
  try {
    return JSON.parse(await readFile(recordsFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Error(`${path.relative(root, recordsFile)} is missing: run \`npm run build\` first`);
    throw new Error(
      `${path.relative(root, recordsFile)} cannot be read (${error.message}): run \`npm run build\` again`,
    );
  }
}

function readTarget() {
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
  if (missing.length > 0) throw new Error(missing.join('; '));
  const hosts = readHosts(ALGOLIA_HOSTS).map((base) => {
    const {host, pathname, protocol} = new URL(base);
    return {url: host + pathname.replace(/\/$/, ''), protocol: protocol.slice(0, -1), accept: 'readWrite'};
  });
  return {appId, adminKey, indexName, hosts};
}

function countByTag(records) {
  const counts = new Map();
  for (const {docusaurus_tag: tag} of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}
