import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {folderWith} from '../folderWith';

const stored = 'node_modules/.cache/build-results';
let root: string;
beforeEach(() => {
  root = folderWith({'package.json': '{}'});
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** Opens the results as a new process does. */
async function open() {
  vi.resetModules();
  const {openBuildResults} = await import('../../../src/content/buildResults');
  return openBuildResults<string>(root, 'python', 'kind');
}

/** Runs a build that reads some keys and makes the results that are missing. Returns the keys of these. */
async function build(...keys: string[]): Promise<string[]> {
  const results = await open();
  const missing = keys.filter((key) => results.get(key) === undefined);
  for (const key of missing) results.set(key, `result of ${key}`);
  results.save();
  return missing;
}

it('returns the results of the last build, and forgets those that it did not use', async () => {
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  expect((await open()).get('a')).toBe('result of a');
  expect(await build('a')).toEqual([]);
  expect(await build('a', 'b')).toEqual(['b']);
  expect(readdirSync(path.join(root, stored))).toEqual(['python-kind.json']);
});

it('returns the same results to all callers of a process', async () => {
  const results = await open();
  const {openBuildResults} = await import('../../../src/content/buildResults');
  results.set('a', 'early');
  expect(openBuildResults(root, 'python', 'kind').get('a')).toBe('early');
  expect(openBuildResults(root, 'java', 'kind').get('a')).toBeUndefined();
});

it('drops all results if code that every page depends on has changed', async () => {
  await build('a');
  write('src/content/code.ts', 'export {};');
  expect(await build('a')).toEqual(['a']);
});

it.each(['', '{', '{"code": 1}'])('starts without results if the file contains "%s"', async (text) => {
  await build('a');
  write(`${stored}/python-kind.json`, text);
  expect(await build('a')).toEqual(['a']);
});

it('neither reads nor writes a file with DOCUSAURUS_NO_PERSISTENT_CACHE', async () => {
  await build('a');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
  expect(await build('a', 'b')).toEqual(['b']);
});
