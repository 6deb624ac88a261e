import {describe, expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {editionPages} from '../../../src/content/editionPages';
import {editions, type EditionName} from '../../../src/data/editions';
import {root} from '../../../tools/lib/root';
import {editionPath, siblingPrefix} from '../../../src/utils/editionPath';

const edition = (name: EditionName) => ({
  prefix: editions[name].prefix,
  pages: editionPages(root, 'docs', allEditions[name]),
});
const pathTo = (to: EditionName, pathname: string, hash = '') =>
  editionPath(edition(to), edition('javascript'), pathname, hash);

/** Current path and hash, target edition, and the URL that the language switcher links to. */
const cases: readonly [promise: string, to: EditionName, pathname: string, hash: string, expected: string][] = [
  ['the same guide', 'java', '/python/docs/locators', '', '/java/docs/locators'],
  ['the same guide in the JavaScript edition', 'javascript', '/python/docs/locators', '', '/docs/locators'],
  ['the same class', 'dotnet', '/python/docs/api/class-page', '', '/dotnet/docs/api/class-page'],
  ['from the JavaScript edition', 'python', '/docs/auth', '', '/python/docs/auth'],
  ['from Java', 'python', '/java/docs/auth', '', '/python/docs/auth'],
  ['to itself', 'python', '/python/docs/auth', '#introduction', '/python/docs/auth#introduction'],
  [
    'the hash of the same page',
    'java',
    '/python/docs/api/class-page',
    '#page-goto',
    '/java/docs/api/class-page#page-goto',
  ],
  ['an empty hash', 'java', '/python/docs/intro', '#', '/java/docs/intro'],
  ['the next version', 'dotnet', '/python/docs/next/pages', '#popups', '/dotnet/docs/next/pages#popups'],
  ['a trailing slash', 'java', '/python/docs/intro/', '', '/java/docs/intro'],
  ['.html', 'java', '/python/docs/intro.html', '#a', '/java/docs/intro#a'],
  ['index.html in a folder', 'java', '/python/docs/intro/index.html', '', '/java/docs/intro'],
  ['index.html of the landing page', 'dotnet', '/python/index.html', '', '/dotnet/'],
  ['the landing page', 'java', '/python/', '', '/java/'],
  ['the landing page without its slash', 'javascript', '/python', '', '/'],
  ['community pages', 'java', '/python/community/welcome', '', '/java/community/welcome'],
  ['video pages', 'javascript', '/python/community/release-videos', '#y2024', '/community/release-videos#y2024'],
  ['the search page', 'dotnet', '/python/search', '', '/dotnet/search'],
  [
    'guides of the JavaScript test runner',
    'python',
    '/docs/test-fixtures',
    '#introduction',
    '/python/docs/test-runners',
  ],
  [
    'guides of the JavaScript test runner in next',
    'java',
    '/docs/next/test-retries',
    '',
    '/java/docs/next/test-runners',
  ],
  [
    'test-runners of Python in the JavaScript edition',
    'javascript',
    '/python/docs/next/test-runners',
    '#pytest',
    '/docs/next/test-configuration',
  ],
  ['the guide about starting the app', 'javascript', '/java/docs/start-your-app', '#data', '/docs/test-webserver'],
  [
    'a missing guide that the root edition has',
    'java',
    '/python/docs/chrome-extensions',
    '#testing',
    '/docs/chrome-extensions#testing',
  ],
  ['a missing class', 'javascript', '/python/docs/api/class-error', '', '/'],
  ['a page that no edition has', 'dotnet', '/python/no/such/page', '#x', '/'],
  ['the bare docs folder', 'java', '/python/docs', '', '/'],
  ['a folder that only looks like an edition', 'java', '/pythonic/docs/intro', '', '/'],
];

describe('editionPath', () => {
  it.each(cases)('%s (to %s)', (_promise, to, pathname, hash, expected) => {
    expect(pathTo(to, pathname, hash)).toBe(expected);
  });
});

describe('editionPath to an edition whose pages are not loaded', () => {
  const unknown = (name: EditionName) => ({prefix: editions[name].prefix, pages: undefined});

  it.each<[EditionName, string, string, string]>([
    ['java', '/python/docs/locators', '#a', '/java/docs/locators#a'],
    ['javascript', '/python/docs/test-runners', '', '/docs/test-runners'],
    ['dotnet', '/python/', '', '/dotnet/'],
  ])('to %s from %s', (to, pathname, hash, expected) => {
    expect(editionPath(unknown(to), unknown('javascript'), pathname, hash)).toBe(expected);
  });
});

describe('siblingPrefix', () => {
  it.each([
    ['/java/', '/python/', '/python/', '/java/'],
    ['/', '/python/', '/python/', '/'],
    ['/java/', '/python/', '/docs/python/', '/docs/java/'],
    ['/', '/python/', '/docs/python/', '/docs/'],
    ['/java/', '/python/', '/', '/java/'],
    ['/python/', '/', '/docs/', '/docs/python/'],
  ])('%s beside %s at %s is %s', (sibling, own, baseUrl, expected) => {
    expect(siblingPrefix(sibling, own, baseUrl)).toBe(expected);
  });
});
