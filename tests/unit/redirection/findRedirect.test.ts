import {describe, expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {cleanPathname} from '../../../src/utils/cleanPathname';
import {findRedirect, listMoves, pathToShow} from '../../../src/plugins/redirection/createRedirectionScript';

const table = {baseUrl: '/python/', ...allEditions.python.redirects};

const cases: [promise: string, from: string, to: string | null][] = [
  ['a page that moved', '/python/docs/inspector', '/python/docs/debug'],
  ['the same in next', '/python/docs/next/inspector', '/python/docs/next/debug'],
  ['the bare docs folder', '/python/docs', '/python/docs/intro'],
  ['the bare next folder', '/python/docs/next', '/python/docs/next/intro'],
  ['the old order of version and docs', '/python/next/docs/locators', '/python/docs/next/locators'],
  ['the old order and a page that moved', '/python/next/docs/assertions', '/python/docs/next/test-assertions'],
  ['the blog', '/python/blog', '/python/community/welcome'],
  ['a page that did not move', '/python/docs/debug', null],
  ['the landing page', '/python/', null],
  ['another edition', '/java/docs/inspector', null],
  ['a page whose name only starts with that of a moved page', '/python/docs/inspector-x', null],
  ['a name of a property that every object has', '/python/docs/constructor', null],
];

describe('findRedirect', () => {
  it.each(cases)('%s: %s', (_promise, from, to) => {
    expect(findRedirect(table, from, '', '')).toBe(to);
  });

  it('keeps the query and the hash', () => {
    expect(findRedirect(table, '/python/docs/cli', '?a=1', '#b')).toBe('/python/docs/browsers?a=1#b');
  });

  it('uses the anchor of the target only if the URL has no hash', () => {
    const anchored = {baseUrl: '/python/', docs: {old: 'new#part'}, paths: {}};
    expect(findRedirect(anchored, '/python/docs/old', '', '')).toBe('/python/docs/new#part');
    expect(findRedirect(anchored, '/python/docs/old', '', '#mine')).toBe('/python/docs/new#mine');
  });
});

describe('findRedirect for the old documentation of JavaScript', () => {
  const root = {baseUrl: '/', ...allEditions.javascript.redirects};
  it.each([
    ['a page of next', '/docs/next/test-advanced', '#x', '/docs/next/test-configuration#x'],
    ['a part that moved to another page', '/docs/test-configuration', '#projects', '/docs/test-projects'],
    ['the same in next', '/docs/next/library', '#skip-browser-downloads', '/docs/next/browsers#all-variables'],
    ['a document of 2020', '/', '#path=docs%2Femulation.md&q=geolocation', '/docs/emulation#geolocation'],
    ['a document that moved', '/', '#version=v1.4.0&path=docs%2Fselectors.md', '/docs/other-locators'],
    ['the overview', '/', '#path=docs%2FREADME.md&q=', '/docs/intro'],
    ['a document in a folder', '/', '#path=docs%2Fdocker%2FREADME.md&q=', '/docs/docker'],
    ['a class', '/', '#path=docs%2Fapi.md&q=class-page', '/docs/api/class-page'],
    ['a method', '/', '#path=docs%2Fapi.md&q=browsercontextcookiesurls', '/docs/api/class-browsercontext'],
    ['another part of the API', '/', '#path=docs%2Fapi.md&q=event-page', '/docs/api/class-playwright#event-page'],
    ['a path of another host', '/', '#path=%2Fdocs.example%2Fa.md', null],
    ['a path out of the docs', '/', '#path=docs%2F..%2F..%2Fa.md', null],
    ['a hash of the landing page', '/', '#path', null],
    ['the same on another page', '/docs/intro', '#path=docs%2Fapi.md', null],
  ])('%s: %s%s', (_promise, path, hash, to) => {
    expect(findRedirect(root, path, '', hash)).toBe(to);
  });
});

describe('listMoves', () => {
  it('contains the moves that the script has, for both versions', () => {
    const moves = listMoves(table);
    expect(moves).toContainEqual(['/python/docs', '/python/docs/intro']);
    expect(moves).toContainEqual(['/python/docs/next/inspector', '/python/docs/next/debug']);
    expect(moves).toContainEqual(['/python/blog', '/python/community/welcome']);
    expect(moves.map(([from]) => findRedirect(table, from, '', ''))).toEqual(moves.map(([, to]) => to));
  });

  it('leaves moves from and to a part of a page to the script', () => {
    expect(listMoves({baseUrl: '/', docs: {old: 'new#part', 'page#part': 'other'}, paths: {}})).toEqual([]);
  });
});

it.each([
  ['/python/docs/100%', '/python/docs/100%25'],
  ['/python/docs/%ff', '/python/docs/%25ff'],
  ['/python/docs/%E4%BD%A0', '/python/docs/%E4%BD%A0'],
  ['/python/docs/intro.html', '/python/docs/intro'],
  ['/python/docs/intro/', '/python/docs/intro'],
  ['/python/docs/intro/index.html', '/python/docs/intro'],
  ['/python/index.html', '/python/'],
  ['/python/', '/python/'],
  ['/python//docs//intro', '/python/docs/intro'],
  ['/python/docs/reindex.html', '/python/docs/reindex'],
])('pathToShow writes %s as %s', (from, to) => {
  expect(pathToShow(from, '/python/', cleanPathname)).toBe(to);
});
