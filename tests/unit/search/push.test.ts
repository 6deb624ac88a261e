import {execFile} from 'node:child_process';
import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {startProtocolServer, type Mode} from './protocolServer';

const servers: {close: () => void}[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const oldIndex = {records: [{objectID: 'old'}], settings: {old: true}};

async function start(mode?: Mode) {
  const server = await startProtocolServer(mode);
  server.indexes.set('docs', oldIndex);
  servers.push(server);
  return server;
}

/** Runs `npm run search:push` with generated records. */
async function push(
  host: string,
  {count = 2500, env = {}, args = []}: {count?: number; env?: Record<string, string>; args?: string[]} = {},
) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'push-')), 'records.json');
  const record = (id: number) => ({
    objectID: `${id}`,
    url: `/python/docs/a#${id}`,
    type: 'lvl2',
    hierarchy: {},
    content: null,
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
    code: 'secret',
    weight: {},
  });
  await writeFile(file, JSON.stringify(Array.from({length: count}, (_, i) => record(i))));
  const all = {
    SEARCH_RECORDS: file,
    ALGOLIA_APP_ID: 'app',
    ALGOLIA_ADMIN_KEY: 'key',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOSTS: host,
    ...env,
  };
  return new Promise<{code: number; out: string; err: string}>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/search-push.mts', ...args],
      {env: {...process.env, ...all}},
      (error, out, err) => resolve({code: typeof error?.code === 'number' ? error.code : 0, out, err}),
    );
  });
}

test('replaces records and settings in one step, and prints progress', async () => {
  const server = await start();
  const {code, out} = await push(server.url);
  expect([code, out]).toEqual([0, expect.stringContaining('records: 2000 of 2500')]);
  expect([...server.indexes.keys()]).toEqual(['docs']);
  const index = server.indexes.get('docs')!;
  expect(index.records).toHaveLength(2500);
  expect(index.records[0]).toMatchObject({objectID: '0', url_without_anchor: '/python/docs/a', anchor: '0'});
  expect(index.records[0]).not.toHaveProperty('code');
  expect(index.settings).toMatchObject({
    attributeForDistinct: 'url',
    attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  });
  expect(
    server.received.some(
      ({path: requested, method}) =>
        requested === '/1/indexes/docs/batch' || (method === 'DELETE' && requested === '/1/indexes/docs'),
    ),
  ).toBe(false);
}, 20_000);

test('sends nothing in a dry run', async () => {
  const server = await start();
  const {code, out} = await push(server.url, {args: ['--dry-run']});
  expect([code, out, server.received]).toEqual([0, expect.stringContaining('2500 records'), []]);
}, 20_000);

test.each([
  ['refusing', 'ALGOLIA_ADMIN_KEY must belong'],
  ['limited', 'limits the rate of requests'],
] as const)(
  'keeps the old index if the service is %s',
  async (mode, message) => {
    const server = await start(mode);
    const {code, err} = await push(server.url);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(server.indexes.get('docs')).toBe(oldIndex);
  },
  20_000,
);

test('reports a network failure and missing input', async () => {
  const {code, err} = await push('http://127.0.0.1:9');
  expect([code, err]).toEqual([1, expect.stringContaining('no host of the service can be reached')]);
  expect(await push('http://127.0.0.1:9', {env: {ALGOLIA_ADMIN_KEY: ''}})).toMatchObject({
    code: 1,
    err: expect.stringContaining('`apiKey` is missing'),
  });
  expect(await push('http://127.0.0.1:9', {env: {SEARCH_RECORDS: '/nowhere/records.json'}})).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run build'),
  });
  expect(await push('http://127.0.0.1:9', {count: 0})).toMatchObject({
    code: 1,
    err: expect.stringContaining('no records'),
  });
}, 40_000);
