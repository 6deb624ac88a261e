import {describe, expect, it} from 'vitest';
import {chunkNamesOfPage, type GeneratedRoute} from '@site/src/plugins/fast-pages/generatedRoutes';
import {placeScripts} from '@site/src/plugins/fast-pages/late-scripts/placeScripts';
import {Tables} from './routes';

describe('the chunks of a page', () => {
  const tables = new Tables();
  const around = (path: string, names: object, routes: GeneratedRoute[]) => ({
    ...tables.route(path, {}, {...names}),
    routes,
  });
  const routes = [
    tables.route('/python/search', {exact: true}, {__comp: 'search', __context: {plugin: 'context'}}),
    around('/python/docs', {__comp: 'DocsRoot'}, [
      around('/python/docs/next', {__props: 'sidebars of next'}, [tables.page('/python/docs/next/intro')]),
      around('/python/docs', {__props: 'sidebars of stable'}, [
        tables.page('/python/docs/api/class-page-assertions'),
        tables.page('/python/docs/api/class-page'),
      ]),
    ]),
    tables.route('/python/', {exact: true}, {__comp: 'home'}),
    {path: '*'},
  ];
  const namesOf = (permalink: string) => chunkNamesOfPage(permalink, routes, tables.chunkNames);

  it('are those of its own route and of the routes around it', () => {
    expect(namesOf('/python/docs/api/class-page')).toEqual([
      'DocsRoot',
      'sidebars of stable',
      'DocItem',
      'content of /python/docs/api/class-page',
    ]);
    expect(namesOf('/python/search')).toEqual(['search', 'context']);
    expect(namesOf('/python/')).toEqual(['home']);
  });

  it('do not include those of another version, even if its path is nested', () => {
    expect(namesOf('/python/docs/next/intro')).toEqual([
      'DocsRoot',
      'sidebars of next',
      'DocItem',
      'content of /python/docs/next/intro',
    ]);
  });

  it('are empty for a path without a page', () => {
    expect(namesOf('/python/404')).toEqual([]);
  });
});

describe('placeScripts', () => {
  const tags =
    '<script src=/python/js/redirection.js defer></script>' +
    '<script src=/python/assets/js/runtime~main.1.js defer></script>' +
    '<script src="/python/assets/js/main.2.js" defer="defer"></script>';
  const html = `<!doctype html><head>${tags}<body>words`;
  const placed = placeScripts(html, ['/python/assets/js/page.3.js', '/python/assets/js/main.2.js'], 'go()', 'f');
  const scripts = ['/python/assets/js/runtime~main.1.js', '/python/assets/js/main.2.js', '/python/assets/js/page.3.js'];

  it('starts each script once, in order, from an inline script', () => {
    expect(placed.endsWith(`words<script data-scripts="${scripts.join(' ')}">go()</script>`)).toBe(true);
    expect(placed).not.toMatch(/<script src="?\/python\/assets/);
  });

  it('does not change other scripts', () => {
    expect(placed).toContain('<script src=/python/js/redirection.js defer></script>');
  });

  it('throws an error with the file name if the page has no deferred scripts', () => {
    expect(() => placeScripts('<!doctype html>words', [], '', '/build/a.html')).toThrow(
      '/build/a.html: no deferred scripts; did the template of Docusaurus change?',
    );
  });
});
