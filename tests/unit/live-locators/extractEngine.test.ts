import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {extractEngine} from '../../../src/plugins/live-locators/extractEngine';
import {folderWith} from '../../lib/folderWith';

const bundle = require.resolve('playwright-core/lib/coreBundle');

const changed = (edit: (text: string) => string): string =>
  path.join(folderWith({'bundle.js': edit(readFileSync(bundle, 'utf8'))}), 'bundle.js');

test('contains the license, needs no other module, and stays small', () => {
  const code = extractEngine(bundle);
  expect(code).toMatch(/^\/\*! .*Apache-2\.0 \*\/\n/);
  expect(code).not.toMatch(/\brequire\(|\bimport\b/);
  expect(code.length).toBeLessThan(300_000);
});

test.each([
  [
    'a renamed module',
    (text: string) => text.replace('isomorphic/locatorParser.ts', 'isomorphic/other.ts'),
    /locatorParser\.ts/,
  ],
  ['a missing function', (text: string) => text.replaceAll('asLocator', 'toLocator'), /asLocator/],
  [
    'a missing page script',
    (text: string) => text.replace(/^\/\/ packages\/playwright-core\/src\/generated\/injectedScriptSource\.ts$/m, ''),
    /injectedScriptSource\.ts/,
  ],
])('names %s, and the file to correct', (_name, edit, message) => {
  const file = changed(edit);
  expect(() => extractEngine(file)).toThrow(message);
  expect(() => extractEngine(file)).toThrow(/cannot find what live locators need.*extractEngine\.ts/);
});
