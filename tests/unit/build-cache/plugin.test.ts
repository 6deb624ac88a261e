import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import buildCache from '@site/src/plugins/build-cache';
import {filesOf, hashFiles} from '@site/src/content/sources';
import {folderWith} from '../folderWith';

const siteDir = path.resolve(__dirname, '../../..');
const generatedFilesDir = folderWith();

interface Configured {
  experiments?: {cache: {version: string; buildDependencies: string[]}};
}

const configure = (experiments: object | undefined, edition = 'python', linkTargets: string[] = []): Configured =>
  buildCache(
    {siteDir, generatedFilesDir, baseUrl: '/python/', siteConfig: {customFields: {edition}}} as unknown as LoadContext,
    {
      linkTargets: () => linkTargets,
    },
  ).configureWebpack!({experiments} as never, false, {} as ConfigureWebpackUtils, undefined) as Configured;

it('makes the cache depend on the content of every file that all pages depend on, and on no other file', () => {
  const {experiments} = configure({cache: {type: 'persistent'}});
  const files = experiments!.cache.buildDependencies;
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
    hashFiles(siteDir, filesOf(siteDir, 'compilation')),
  ]);
});

it('gives each edition a cache of its own, and each set of pages that others link to', () => {
  const versionOf = (...args: [edition?: string, linkTargets?: string[]]) =>
    configure({cache: {version: 'client'}}, ...args).experiments?.cache.version;
  expect(versionOf('python')).toMatch(/^client python \/python\/ /);
  expect(versionOf('java')).not.toBe(versionOf('python'));
  expect(versionOf('python', ['docs/api/class-page.mdx'])).not.toBe(versionOf('python'));
});

it('configures no cache if Docusaurus configures none', () => {
  expect(configure(undefined).experiments).toBeUndefined();
  expect(configure({}).experiments).toBeUndefined();
});
