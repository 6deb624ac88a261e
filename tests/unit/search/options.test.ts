import {expect, test} from 'vitest';
import {readHostedIndex} from '../../../src/plugins/search/options';

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};
const read = (env: Record<string, string>) => readHostedIndex(env as NodeJS.ProcessEnv, 'https://docs.example', 'java');

test('is embedded without the three variables, hosted with them, and has insights disabled by default', () => {
  expect(read({})).toBeNull();
  expect(read(all)).toEqual({
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs-java',
    hosts: [],
    insights: false,
    siteUrl: 'https://docs.example',
  });
  expect(read({...all, ALGOLIA_INSIGHTS: 'true', ALGOLIA_HOSTS: 'http://a:1, http://b:2'})).toMatchObject({
    insights: true,
    hosts: ['http://a:1', 'http://b:2'],
  });
});

test.each(['a.test', 'https://', 'ftp://a.test', 'http://a:1,b'])('stops the build if a host is %s', (hosts) => {
  expect(() => read({...all, ALGOLIA_HOSTS: hosts})).toThrow(
    /^search: ALGOLIA_HOSTS: ".*" is not a URL; include the protocol/,
  );
});

test.each(Object.keys(all))('stops the build without %s', (name) => {
  expect(() => read({...all, [name]: ''})).toThrow(`search: set ${name}.`);
});

test.each([
  ['ALGOLIA_ADMIN_KEY', 'secret', 'ALGOLIA_ADMIN_KEY must not be set for a build, [^\\n]+$'],
  ['ALGOLIA_INSIGHTS', 'yes', 'ALGOLIA_INSIGHTS=yes cannot work: set it to true [^\\n]+$'],
])('stops the build with one line if %s is %s', (name, value, message) => {
  expect(() => read({...all, [name]: value})).toThrow(new RegExp(`^search: ${message}`));
  expect(() => read({[name]: value})).toThrow();
});
