import path from 'node:path';
import {expect, test} from 'vitest';
import {startProtocolServer} from '../../../lib/protocolServer';
import {folderWith} from '../../../lib/folderWith';
import {runScript} from '../../../lib/runScript';

/** The calls that change an index: method, path with the number of a temporary index, and what is done. */
const changesOf = ({received}: Awaited<ReturnType<typeof startProtocolServer>>) =>
  received.flatMap(({method, path: called, body}) =>
    method === 'GET' ? [] : [`${method} ${called.replace(/\d{3,}/, 'N')} ${body.operation ?? ''}`.trim()],
  );

/** Runs `npm run search:push` with generated records. */
async function push(
  host: string,
  {count = 2500, env = {}, args = []}: {count?: number; env?: Record<string, string>; args?: string[]} = {},
) {
  const record = (id: number) => ({
    objectID: `${id}`,
    url: `/python/docs/a#${id}`,
    type: 'lvl2',
    hierarchy: {},
    content: null,
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
    hiddenText: 'secret',
    since: '1.52',
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
  return runScript('tools/search-push.mts', args, {env: all});
}

test('replaces settings, and then all records in one step', async () => {
  const server = await startProtocolServer();
  const {status, output} = await push(server.url);
  expect([status, output]).toEqual([0, expect.stringContaining('docs-python now contains 2500 records')]);
  expect(changesOf(server)).toEqual([
    'PUT /1/indexes/docs-python/settings',
    'POST /1/indexes/docs-python/operation copy',
    ...Array<string>(3).fill('POST /1/indexes/docs-python_tmp_N/batch'),
    'POST /1/indexes/docs-python/operation copy',
    'POST /1/indexes/docs-python_tmp_N/operation move',
  ]);
  const records = server.received.flatMap(({body}) => body.requests?.map((each) => each.body) ?? []);
  expect(records).toHaveLength(2500);
  expect(records).toContainEqual(
    expect.objectContaining({objectID: '0', url_without_anchor: '/python/docs/a', anchor: '0', since: '1.52'}),
  );
  expect(records[0]).not.toHaveProperty('hiddenText');
  expect(server.received[0]!.body).toMatchObject({
    attributeForDistinct: 'url',
    attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  });
}, 20_000);

test('sends nothing in a dry run', async () => {
  const server = await startProtocolServer();
  const {status, output} = await push(server.url, {args: ['--dry-run']});
  expect([status, output, server.received]).toEqual([0, expect.stringContaining('2500 records'), []]);
}, 20_000);

test('keeps the indexes of other editions', async () => {
  const server = await startProtocolServer();
  expect(await push(server.url, {env: {EDITION: 'javascript'}, count: 1})).toMatchObject({status: 0});
  expect(changesOf(server).filter((change) => !change.includes('/docs-javascript'))).toEqual([]);
}, 20_000);

test.each<[string, Parameters<typeof push>[1], string]>([
  ['a network failure', {}, 'check the network connection and ALGOLIA_HOSTS=http://127.0.0.1:9'],
  ['a missing key', {env: {ALGOLIA_ADMIN_KEY: ''}}, 'set ALGOLIA_ADMIN_KEY'],
  ['a missing build', {env: {SEARCH_RECORDS: '/nowhere/records.json'}}, 'npm run build'],
  ['a build without records', {count: 0}, 'no records'],
])(
  'reports %s',
  async (_name, options, message) => {
    const {status, output} = await push('http://127.0.0.1:9', options);
    expect([status, output]).toEqual([1, expect.stringContaining(message)]);
  },
  20_000,
);

test.each([
  ['refusing', 'ALGOLIA_ADMIN_KEY must belong'],
  ['limited', 'the service returned status 429 (Too many requests): look at https://status.algolia.com'],
  ['failing', 'look at https://status.algolia.com and run the command again later'],
  ['full', '(403: Record quota exceeded'],
] as const)(
  'keeps the old index and names the cause if the service is %s',
  async (fault, message) => {
    const server = await startProtocolServer(fault);
    const {status, output} = await push(server.url);
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^search:push failed, readers find the old records: /m),
    ]);
    expect(output).toContain(message);
    expect(changesOf(server).filter((change) => change.endsWith('move'))).toEqual([]);
    if (fault === 'full') expect(changesOf(server)).toContain('DELETE /1/indexes/docs-python_tmp_N');
  },
  20_000,
);
