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
  const toggle = '<button class="clean-btn toggleButtonDisabled_1" type=button disabled title=mode>';
  const html = `<!doctype html><head>${tags}<body class=keys>${toggle}<button disabled>words`;
  const placed = placeScripts(html, ['/python/assets/js/page.3.js', '/python/assets/js/main.2.js'], 'go()', 'f');
  const scripts = ['/python/assets/js/runtime~main.1.js', '/python/assets/js/main.2.js', '/python/assets/js/page.3.js'];

  it('lists each script once, in order, at the end of the page', () => {
    expect(placed.endsWith(`words<template data-scripts="${scripts.join(' ')}"></template>`)).toBe(true);
    expect(placed).not.toMatch(/<script src="?\/python\/assets/);
  });

  it('keeps input from the start of the body, also on the toggle of the color mode', () => {
    const early =
      '<body class=keys><script>go()</script><button class="clean-btn toggleButtonDisabled_1" type=button title';
    expect(placed).toContain(early);
    expect(placed).toContain('<button disabled>words');
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
