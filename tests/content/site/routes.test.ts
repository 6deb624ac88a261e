import {expect, it} from 'vitest';
import {edition as site} from '@site/editions';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {routesOf} from './specification';

const built = builtRoutes();

it('has exactly the routes of the specification', () => {
  expect(built).toEqual([...routesOf(site.name)].sort());
});

it.each(built)(`${baseUrl}%s has one h1, a title, a description and a language`, (route) => {
  const html = readRoute(route);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<html lang=["']?en["']? dir=["']?ltr/);
  if (route !== '404')
    expect(html).toMatch(/<meta[^>]*name=["']?description["']?[^>]*content=(?:"[^"]{20,}|'[^']{20,})/);
});
