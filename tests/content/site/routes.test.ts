import {expect, it} from 'vitest';
import {edition as site, edition} from '../../../editions';
import {builtRoutes, baseUrl, readRoute} from './builtPages';
import {routesOf} from './specification';
import {idsIn} from './htmlTags';

it('has exactly the routes of the specification', () => {
  expect(builtRoutes()).toEqual([...routesOf(site.name)].sort());
});

const built = new Set(builtRoutes());
const {docs: docRedirects, paths: pathRedirects} = edition.redirects;
const docs = Object.entries(docRedirects).flatMap(([from, to]) =>
  ['docs', 'docs/next'].map((prefix) => [`${prefix}/${from}`, `${prefix}/${to}`]),
);
const moves = [...docs, ...Object.entries(pathRedirects)] as [string, string][];

/** Whether the site has a page, and its section if the URL has a hash. */
function exists(url: string): boolean {
  const [page = '', id] = url.split('#');
  return built.has(page.replace(/\/$/, '')) && (id === undefined || idsIn(readRoute(page)).includes(id));
}

it.each(moves)(`${baseUrl}%s leads to a page and a part that exist: %s`, (_from, to) => {
  expect(exists(to)).toBe(true);
});

it.each(moves)(`${baseUrl}%s is not a page or a part of its own`, (from) => {
  expect(exists(from)).toBe(false);
});

it.each(moves.filter(([from]) => from.includes('#')))(`${baseUrl}%s was a part of a page that exists`, (from) => {
  expect(exists(from.replace(/#.*/, ''))).toBe(true);
});
