import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import plainCompareLoader from '@site/src/plugins/fast-pages/lean-scripts/plainCompareLoader.mjs';

const load = (source: string) => plainCompareLoader.call({resourcePath: 'docsClientUtils.js'}, source);

it.each([
  ['plugin-content-docs/lib/client/docsClientUtils.js', 'b[1].path < a[1].path ? -1 : b[1].path > a[1].path ? 1 : 0'],
  ['theme-common/lib/utils/reactUtils.js', 'a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0'],
])('makes %s compare by character codes', (module, comparison) => {
  const source = readFileSync(`node_modules/@docusaurus/${module}`, 'utf8');
  expect(load(source)).toContain(`.sort((a, b) => (${comparison}))`);
});

it.each(['sort()', 'sort((a, b) => f(a).localeCompare(f(b)))'])(
  'throws an error for a module with another comparison: %s',
  (source) => {
    expect(() => load(source)).toThrow('docsClientUtils.js has another form of localeCompare');
  },
);
