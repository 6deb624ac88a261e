import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/*
 * Limits of the specification (section 9) that Docusaurus and its router keep for us. They are read from the installed
 * packages, so that an upgrade that changes one is noticed.
 */
const modules = path.resolve(__dirname, '../../../node_modules');
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8');
const version = (name: string) => (JSON.parse(read(`${name}/package.json`)) as {version: string}).version;

it.each([
  ['@docusaurus/core', '3.8.1'],
  ['@docusaurus/theme-classic', '3.8.1'],
  ['react', '18.3.1'],
  ['react-dom', '18.3.1'],
])('%s is version %s', (name, wanted) => {
  expect(version(name)).toBe(wanted);
});

it('scrolls smoothly by a factor of 0.85', () => {
  expect(read('@docusaurus/theme-common/src/utils/scrollUtils.tsx')).toMatch(/\* 0\.85\b/);
});

it('keeps up to 10000 route patterns', () => {
  const router = read('react-router/esm/react-router.js');
  expect([...router.matchAll(/var cacheLimit(?:\$1)? = (\d+);/g)].map(([, limit]) => limit)).toEqual([
    '10000',
    '10000',
  ]);
});

it('starts the progress bar after 200 ms', () => {
  expect(read('@docusaurus/theme-classic/src/nprogress.ts')).toContain('const delay = 200;');
});

it('takes 996 pixels as the last width of the mobile layout', () => {
  expect(read('@docusaurus/theme-common/src/hooks/useWindowSize.ts')).toContain('DesktopBreakpoint = 996;');
});
