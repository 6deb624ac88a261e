import {expect, it} from 'vitest';
import {builtRoutes, readRoute} from './builtPages';
import {routes} from './specification';

const built = builtRoutes();

it('has exactly the routes of the specification', () => {
  expect(built).toEqual([...routes].sort());
});

it.each(built)('/python/%s has one h1, a title, a description and a language', (route) => {
  const html = readRoute(route);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<html lang=["']?en["']? dir=["']?ltr/);
  if (route !== '404')
    expect(html).toMatch(/<meta[^>]*name=["']?description["']?[^>]*content=(?:"[^"]{20,}|'[^']{20,})/);
});
