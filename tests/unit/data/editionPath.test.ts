import {expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {listEditionPages} from '../../../src/content/editionPages';
import {editions, type EditionName} from '../../../src/data/editions';
import {editionPath, siblingPrefix} from '../../../src/data/editionPath';
import {root} from '../../../src/utils/root';

const edition = (name: EditionName) => ({
  prefix: editions[name].prefix,
  pages: listEditionPages(root, 'docs', allEditions[name]),
});
const pathTo = (to: EditionName, pathname: string, hash = '') =>
  editionPath(edition(to), edition('javascript'), pathname, hash);

/** The target edition, current path and hash, and the URL that the language switcher links to. */
const cases: readonly [to: EditionName, pathname: string, hash: string, expected: string][] = [
  ['javascript', '/python/docs/locators', '', '/docs/locators'],
  ['python', '/docs/auth', '', '/python/docs/auth'],
  ['python', '/python/docs/auth', '#introduction', '/python/docs/auth#introduction'],
  ['java', '/python/docs/api/class-page', '#page-goto', '/java/docs/api/class-page#page-goto'],
  ['java', '/python/docs/intro', '#', '/java/docs/intro'],
  ['dotnet', '/python/docs/next/pages', '#popups', '/dotnet/docs/next/pages#popups'],
  ['java', '/python/docs/intro.html', '#a', '/java/docs/intro#a'],
  ['dotnet', '/python/index.html', '', '/dotnet/'],
  ['java', '/python/', '', '/java/'],
  ['javascript', '/python', '', '/'],
  ['javascript', '/python/community/release-videos', '#y2024', '/community/release-videos#y2024'],
  ['dotnet', '/python/search', '', '/dotnet/search'],
  ['python', '/docs/test-fixtures', '#introduction', '/python/docs/test-runners'],
  ['java', '/docs/next/test-retries', '', '/java/docs/next/test-runners'],
  ['javascript', '/python/docs/next/test-runners', '#pytest', '/docs/next/test-configuration'],
  ['javascript', '/java/docs/start-your-app', '#data', '/docs/test-webserver'],
  ['java', '/python/docs/chrome-extensions', '#testing', '/docs/chrome-extensions#testing'],
  ['javascript', '/python/docs/api/class-error', '', '/'],
  ['dotnet', '/python/no/such/page', '#x', '/'],
  ['java', '/python/docs', '', '/'],
  ['java', '/pythonic/docs/intro', '', '/'],
];

it.each(cases)('editionPath to %s from %s%s', (to, pathname, hash, expected) => {
  expect(pathTo(to, pathname, hash)).toBe(expected);
});

const unknown = (name: EditionName) => ({prefix: editions[name].prefix, pages: undefined});

it.each<[EditionName, string, string, string]>([
  ['java', '/python/docs/locators', '#a', '/java/docs/locators#a'],
  ['javascript', '/python/docs/test-runners', '', '/docs/test-runners'],
  ['dotnet', '/python/', '', '/dotnet/'],
])('editionPath to %s from %s, if its pages are not loaded', (to, pathname, hash, expected) => {
  expect(editionPath(unknown(to), unknown('javascript'), pathname, hash)).toBe(expected);
});

it.each([
  ['/java/', '/python/', '/python/', '/java/'],
  ['/', '/python/', '/python/', '/'],
  ['/java/', '/python/', '/docs/python/', '/docs/java/'],
  ['/', '/python/', '/docs/python/', '/docs/'],
  ['/java/', '/python/', '/', '/java/'],
  ['/python/', '/', '/docs/', '/docs/python/'],
])('siblingPrefix of %s beside %s at %s is %s', (sibling, own, baseUrl, expected) => {
  expect(siblingPrefix(sibling, own, baseUrl)).toBe(expected);
});
