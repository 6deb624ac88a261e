import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chunkNamesOfPage} from '@site/src/plugins/late-scripts/chunkNamesOfPage';
import {findPages} from '@site/src/plugins/late-scripts/findPages';
import {placeScripts} from '@site/src/plugins/late-scripts/placeScripts';

describe('chunks of a page', () => {
  const names = {
    '/python/-123': {__comp: 'home'},
    '/python/docs-a1b': {__comp: 'DocsRoot', __context: {plugin: 'context'}},
    '/python/docs-c2d': {version: 'stable'},
    '/python/docs/next-e3f': {version: 'next'},
    '/python/docs/:page-x-000': {__comp: 'never'},
    '/python/docs/api/class-page-9f8': {__comp: 'DocItem', content: 'class-page'},
    '/python/docs/api/class-page-assertions-1f1': {content: 'other'},
    '/python/search-77a': {__comp: 'search'},
  };

  it('are those of its own route and of the routes around it', () => {
    expect(chunkNamesOfPage('/python/docs/api/class-page', names)).toEqual([
      'DocsRoot',
      'context',
      'stable',
      'DocItem',
      'class-page',
    ]);
  });

  it('are not those of a page whose name begins alike', () => {
    expect(chunkNamesOfPage('/python/docs/api/class-page-assertions', names)).not.toContain('class-page');
    expect(chunkNamesOfPage('/python/docsearch', names)).toEqual([]);
  });

  it('of the landing page are its own alone, and no other page has them', () => {
    expect(chunkNamesOfPage('/python/', names)).toEqual(['home']);
    expect(chunkNamesOfPage('/python/search', names)).toEqual(['search']);
  });
});

describe('placing scripts', () => {
  const tags =
    '<script src=/python/js/redirection.js defer></script>' +
    '<script src=/python/assets/js/runtime~main.1.js defer></script>' +
    '<script src="/python/assets/js/main.2.js" defer="defer"></script>';
  const html = `<!doctype html><head>${tags}<body>words`;
  const placed = placeScripts(html, ['/python/assets/js/page.3.js', '/python/assets/js/main.2.js'], 'go(SCRIPTS)', 'f');
  const scripts = ['/python/assets/js/runtime~main.1.js', '/python/assets/js/main.2.js', '/python/assets/js/page.3.js'];

  it('starts them from the inline script, in order, each once', () => {
    expect(placed.endsWith(`words<script>go(${JSON.stringify(scripts)})</script>`)).toBe(true);
    expect(placed).not.toMatch(/<script src="?\/python\/assets/);
  });

  it('names them for preloading, after what the first paint needs', () => {
    const links = Array.from(
      placed.matchAll(/<link rel=preload as=script fetchpriority=low href=(\S+?)>/g),
      ([, at]) => at,
    );
    expect(links).toEqual(scripts);
  });

  it('leaves other scripts as they are', () => {
    expect(placed).toContain('<script src=/python/js/redirection.js defer></script>');
  });

  it('names the file when there is nothing to place', () => {
    expect(() => placeScripts('<!doctype html>words', [], '', '/build/a.html')).toThrow(
      '/build/a.html: no deferred scripts; did the template of Docusaurus change?',
    );
  });
});

it('finds the pages of a build with their paths', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'speed-pages-'));
  mkdirSync(path.join(build, 'docs/api'), {recursive: true});
  for (const file of ['index.html', '404.html', 'docs/intro.html', 'docs/api/index.html', 'docs/index.htmlx', 'a.js']) {
    writeFileSync(path.join(build, file), '');
  }
  const pages = await findPages(build, '/python/');
  expect(Object.fromEntries(pages.map(({file, permalink}) => [path.relative(build, file), permalink]))).toEqual({
    'index.html': '/python/',
    '404.html': '/python/404',
    'docs/intro.html': '/python/docs/intro',
    'docs/api/index.html': '/python/docs/api/',
  });
});
