import {execFile, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {startProtocolServer, type Mode} from './protocolServer';
import {folderWith} from '../folderWith';

const servers: {close: () => void}[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const oldIndex = {records: [{objectID: 'old'}], settings: {old: true}};

async function start(mode?: Mode) {
  const server = await startProtocolServer(mode);
  server.indexes.set('docs-python', oldIndex);
  servers.push(server);
  return server;
}

/** Runs `npm run search:push` with generated records. */
async function push(
  host: string,
  {
    count = 2500,
    env = {},
    args = [],
    onOutput,
  }: {
    count?: number;
    env?: Record<string, string>;
    args?: string[];
    /** Called when the command reports its first step. */
    onOutput?: (child: ChildProcess) => void;
  } = {},
) {
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
  const records = JSON.stringify(Array.from({length: count}, (_, i) => record(i)));
  const all = {
    SEARCH_RECORDS: path.join(folderWith({'records.json': records}), 'records.json'),
    ALGOLIA_APP_ID: 'app',
    ALGOLIA_ADMIN_KEY: 'key',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOSTS: host,
    ...env,
  };
  return new Promise<{code: number; out: string; err: string}>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/search-push.mts', ...args],
      {env: {...process.env, ...all}},
      (error, out, err) => resolve({code: typeof error?.code === 'number' ? error.code : 0, out, err}),
    );
    child.stdout?.on('data', (text: string) => text.includes('settings:') && onOutput?.(child));
  });
}

test('replaces records and settings in one step, and prints progress', async () => {
  const server = await start();
  const {code, out} = await push(server.url);
  expect([code, out]).toEqual([0, expect.stringContaining('records: 2000 of 2500')]);
  expect([...server.indexes.keys()]).toEqual(['docs-python']);
  const index = server.indexes.get('docs-python')!;
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
        requested === '/1/indexes/docs-python/batch' || (method === 'DELETE' && requested === '/1/indexes/docs-python'),
    ),
  ).toBe(false);
}, 20_000);

test('sends nothing in a dry run', async () => {
  const server = await start();
  const {code, out} = await push(server.url, {args: ['--dry-run']});
  expect([code, out, server.received]).toEqual([0, expect.stringContaining('2500 records'), []]);
}, 20_000);

test('refuses an option that it does not know, and sends nothing', async () => {
  const server = await start();
  const {code, err} = await push(server.url, {args: ['--dryrun']});
  expect([code, err, server.received]).toEqual([2, "Unknown option '--dryrun'; options: --dry-run\n", []]);
}, 20_000);

test('keeps the indexes of other editions', async () => {
  const server = await start();
  const {code} = await push(server.url, {env: {EDITION: 'root'}, count: 1});
  expect([code, [...server.indexes.keys()]]).toEqual([0, ['docs-python', 'docs-root']]);
  expect(server.indexes.get('docs-python')).toBe(oldIndex);
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
    expect(server.indexes.get('docs-python')).toBe(oldIndex);
  },
  20_000,
);

test('reports a network failure and missing input', async () => {
  const {code, err} = await push('http://127.0.0.1:9');
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('check the network connection and ALGOLIA_HOSTS=http://127.0.0.1:9'),
  ]);
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

test.each([
  ['failing', 'the service failed (500: Internal error): look at https://status.algolia.com'],
  ['full', 'the quota of the account is used up (403: Record quota exceeded'],
] as const)(
  'names the cause if the service is %s',
  async (mode, message) => {
    const server = await start(mode);
    const {code, err} = await push(server.url);
    expect([code, err]).toEqual([1, expect.stringContaining(`the index is unchanged: ${message}`)]);
    expect([...server.indexes]).toEqual([['docs-python', oldIndex]]);
  },
  20_000,
);

test('prints progress of a task that the service does not finish, and gives it up', async () => {
  const server = await start('stuck');
  const {code, out, err} = await push(server.url, {env: {ALGOLIA_TASK_SECONDS: '2'}});
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('the index is unchanged: the service did not finish task 1 (copying synonyms) within 2 s'),
  ]);
  expect(out).toMatch(/copying synonyms: waiting for the service since 1 of 2 s/);
  expect([...server.indexes]).toEqual([['docs-python', oldIndex]]);
}, 20_000);

/** Matches the last step: the temporary index gets the name of the index. */
const isMove = ({path: requested, body}: {path: string; body: unknown}) =>
  requested.endsWith('/operation') && (body as {operation: string}).operation === 'move';

test('succeeds if the last step was performed and only its response was lost', async () => {
  const server = await start();
  server.lose({matches: isMove, isHandled: true});
  const {code, out} = await push(server.url);
  expect([code, out]).toEqual([0, expect.stringContaining('docs-python now contains 2500 records')]);
  expect([...server.indexes.keys()]).toEqual(['docs-python']);
  expect(server.indexes.get('docs-python')!.records).toHaveLength(2500);
}, 30_000);

test('fails and cleans up if the last step did not reach the service', async () => {
  const server = await start();
  server.lose({matches: isMove, isHandled: false});
  const {code, err} = await push(server.url, {env: {ALGOLIA_TASK_SECONDS: '1'}});
  expect([code, err]).toEqual([1, expect.stringContaining('the index is unchanged: no host')]);
  expect([...server.indexes]).toEqual([['docs-python', oldIndex]]);
}, 30_000);

test('does not claim an unchanged index if the service is gone after the last step', async () => {
  const server = await start();
  server.lose({matches: isMove, isHandled: true, isGoneAfter: true});
  const {code, err} = await push(server.url, {env: {ALGOLIA_TASK_SECONDS: '1'}});
  expect([code, err]).toEqual([1, expect.stringContaining('docs-python contains either the old or the new records')]);
  expect(err).not.toContain('unchanged');
}, 30_000);

test('removes the temporary indexes that earlier runs left behind, and nothing else', async () => {
  const server = await start();
  for (const name of ['docs-python_tmp_0123abcd', 'docs-python_tmp_notes', 'other_tmp_0123abcd'])
    server.indexes.set(name, oldIndex);
  const {code, out} = await push(server.url);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('removed docs-python_tmp_0123abcd, which an earlier run left'),
  ]);
  expect([...server.indexes.keys()].sort()).toEqual(['docs-python', 'docs-python_tmp_notes', 'other_tmp_0123abcd']);
}, 20_000);

test('does not move an index that another run removed and that was filled again without settings', async () => {
  const server = await start();
  let batches = 0;
  server.lose({
    matches: ({path: requested}) => {
      const isSecond = requested.endsWith('/batch') && ++batches === 2;
      if (isSecond) server.indexes.delete(requested.split('/')[3]!);
      return false;
    },
    isHandled: false,
  });
  const {code, err} = await push(server.url);
  expect([code, err]).toEqual([1, expect.stringContaining('another run removed the temporary index')]);
  expect([...server.indexes]).toEqual([['docs-python', oldIndex]]);
}, 20_000);

test('removes the temporary index when it is interrupted, and says so', async () => {
  const server = await start('stuck');
  const {code, err} = await push(server.url, {onOutput: (child) => child.kill('SIGINT')});
  expect([code, err]).toEqual([130, expect.stringContaining('the index is unchanged: interrupted')]);
  expect([...server.indexes]).toEqual([['docs-python', oldIndex]]);
}, 20_000);
