import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import buildCache from '@site/src/plugins/build-cache';

const siteDir = path.resolve(__dirname, '../../..');

const configure = (experiments: object | undefined, edition = 'python'): unknown =>
  buildCache({siteDir, baseUrl: '/python/', siteConfig: {customFields: {edition}}} as unknown as LoadContext)
    .configureWebpack!({experiments} as never, false, {} as ConfigureWebpackUtils, undefined);

it('makes the cache depend on every file that compiles pages or provides their data', () => {
  const tracked = spawnSync(
    'git',
    [
      'ls-files',
      'docs/img',
      'editions',
      'src/content',
      'src/languages',
      'src/plugins',
      'src/data',
      'src/utils',
      'i18n',
    ],
    {cwd: siteDir, encoding: 'utf8'},
  );
  const files = tracked.stdout.trim().split('\n');
  expect(files.length).toBeGreaterThan(100);
  const {experiments} = configure({cache: {type: 'persistent'}}) as {
    experiments: {cache: {buildDependencies: string[]}};
  };
  expect(experiments.cache.buildDependencies).toEqual(
    expect.arrayContaining(files.map((file) => path.join(siteDir, file))),
  );
});

it('gives each edition a cache of its own', () => {
  const versionOf = (edition: string): string =>
    (configure({cache: {version: 'client'}}, edition) as {experiments: {cache: {version: string}}}).experiments.cache
      .version;
  expect(versionOf('python')).toBe('client-python-/python/');
  expect(versionOf('java')).not.toBe(versionOf('python'));
});

it('does nothing if no cache is configured', () => {
  expect(configure(undefined)).toEqual({});
  expect(configure({})).toEqual({});
});
