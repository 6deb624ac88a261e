import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {builtRoutes, baseUrl, readRoute} from '../../lib/builtPages';
import {routesOf} from './specification';
import {idsIn} from '../../lib/htmlTags';
import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {idsOfMember} from '../../../src/content/api/ids';
import {versions} from '../../../src/content/versions';
import {root} from '../../../src/utils/root';
import {officialApiIds, officialGuideIds} from '../officialIds';

it('has exactly the routes of the specification', () => {
  expect(builtRoutes()).toEqual([...routesOf(edition.name)].sort());
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

/** Expects that a page has ids, and each of its ids once. */
function expectIds(route: string, wanted: string[]): void {
  const ids = idsIn(readRoute(route));
  const missing = wanted.filter((id) => !ids.includes(id));
  expect(missing, `${route}: missing; if headings of guides have gone, add them to ${edition.oldIdsFile}`).toEqual([]);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(repeated, `${route}: twice`).toEqual([]);
}

it.each([
  ['docs', versions.stable],
  ['docs/next', versions.next],
])('every id of the official API pages and of the facts exists once in the reference of %s', (folder, version) => {
  const official = officialApiIds(edition.name);
  const {classes} = loadVersionFacts({root, edition: edition.name}, version);
  let compared = 0;
  for (const [name, {members}] of Object.entries(classes)) {
    const page = `class-${name.toLowerCase()}`;
    const own = official[page] ?? [];
    compared += own.length;
    expectIds(`${folder}/api/${page}`, [...own, ...members.flatMap(idsOfMember)]);
  }
  expect(compared).toBeGreaterThan(2300);
});

it.each(['docs', 'docs/next'])('every id that the web links to exists once in the guides of %s', (folder) => {
  const guides = Object.entries(officialGuideIds(edition.name));
  expect(guides.flatMap(([, ids]) => ids).length).toBeGreaterThan(580);
  for (const [guide, wanted] of guides) expectIds(`${folder}/${guide}`, wanted);
});
