import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {idsIn} from './htmlTags';

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
