import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/*
 * Limits that this site promises and that Docusaurus and its router implement. The tests read them from the installed
 * packages, so that an upgrade which changes one fails.
 */
const modules = path.resolve(__dirname, '../../../node_modules');
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8');

it('uses a factor of 0.85 for smooth scrolling', () => {
  expect(read('@docusaurus/theme-common/src/utils/scrollUtils.tsx')).toMatch(/\* 0\.85\b/);
});

it('caches up to 10000 route patterns', () => {
  const router = read('react-router/esm/react-router.js');
  expect([...router.matchAll(/var cacheLimit(?:\$1)? = (\d+);/g)].map(([, limit]) => limit)).toEqual([
    '10000',
    '10000',
  ]);
});

it('starts the progress bar after 200 ms', () => {
  expect(read('@docusaurus/theme-classic/src/nprogress.ts')).toContain('const delay = 200;');
});
