import {expect, it} from 'vitest';
import {editionPages} from '@site/src/data/editionPages';
import {builtRoutes, readRoute} from './builtPages';
import {routes} from './specification';

const built = builtRoutes();

it('has exactly the routes of the specification', () => {
  expect(built).toEqual([...routes].sort());
});

it('is what the language switch takes this edition to have', () => {
  const {docs, pages} = editionPages.python;
  const listed = [...docs.flatMap((id) => [`docs/${id}`, `docs/next/${id}`]), ...pages];
  expect(listed.sort()).toEqual(built.filter((route) => route !== '' && route !== '404'));
});

it.each(built)('/python/%s has one h1, a title, a description and a language', (route) => {
  const html = readRoute(route);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<html lang=["']?en["']? dir=["']?ltr/);
  if (route !== '404')
    expect(html).toMatch(/<meta[^>]*name=["']?description["']?[^>]*content=(?:"[^"]{20,}|'[^']{20,})/);
});
