import path from 'node:path';
import {expect, it} from 'vitest';
import {readChanges, readReleases} from '../../../src/content/api/releases';
import {folderWith} from '../folderWith';

const root = path.resolve(__dirname, '../../..');

it('says which release added a key, and deprecated a member or a parameter', () => {
  const {names, sinceOfKey, deprecatedIn} = readReleases(root, 'python');
  expect(names.slice(0, 2)).toEqual(['1.40', '1.41']);
  expect(sinceOfKey('HttpCredentials', 'send')).toBe('1.45');
  expect(sinceOfKey('HttpCredentials', 'username')).toBeUndefined();
  expect(deprecatedIn('frame-locator-first')).toBe('1.48');
  expect(deprecatedIn('browser-type-launch', 'devtools')).toBe('1.43');
  expect(deprecatedIn('browser-type-launch')).toBeUndefined();
});

it.each([
  ['malformed', {'editions/java/changes.json': '{"releases"'}],
  ['missing', {}],
])('names the remedy for a %s file', (_name, files) => {
  expect(() => readChanges(folderWith(files), 'java')).toThrow(
    /^editions\/java\/changes\.json: cannot be read \(.+\)\. Write it again: EDITION=java npx tsx tools\/changes\.mts$/,
  );
});
