import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allEditions, edition as site} from '@site/editions';
import {editionPages} from '@site/src/content/editionPages';
import {editionNames, editions, type EditionName} from '@site/src/data/editions';
import {editionPath, pathInEdition, type EditionPages} from '@site/src/utils/editionPath';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {routesOf} from './specification';

const built = builtRoutes();
const root = path.resolve(__dirname, '../../..');
const pagesOf = Object.fromEntries(
  editionNames.map((name) => [name, editionPages(root, 'docs', allEditions[name])]),
) as Record<EditionName, EditionPages>;

it('has exactly the routes of the specification', () => {
  expect(built).toEqual([...routesOf(site.name)].sort());
});

it('is what the language switch takes this edition to have', () => {
  const {docs, pages} = pagesOf[site.name];
  const listed = [...docs.flatMap((id) => [`docs/${id}`, `docs/next/${id}`]), ...pages];
  expect(listed.sort()).toEqual(built.filter((route) => route !== '' && route !== '404'));
});

it.each(built)(`${baseUrl}%s has one h1, a title, a description and a language`, (route) => {
  const html = readRoute(route);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<html lang=["']?en["']? dir=["']?ltr/);
  if (route !== '404')
    expect(html).toMatch(/<meta[^>]*name=["']?description["']?[^>]*content=(?:"[^"]{20,}|'[^']{20,})/);
});

describe('the language switch', () => {
  it.each(editionNames)('links every page to an existing page (to %s)', (name) => {
    const edition = (each: EditionName) => ({prefix: editions[each].prefix, pages: pagesOf[each]});
    for (const id of pagesOf[site.name].docs) {
      const url = editionPath(edition(name), edition('root'), `${editions[site.name].prefix}docs/${id}`);
      const target = name !== 'root' && url.startsWith(editions[name].prefix) ? name : 'root';
      expect(['', ...pagesOf[target].docs.map((doc) => `docs/${doc}`)]).toContain(pathInEdition(url));
    }
  });
});
