import {expect, it} from 'vitest';
import type {ChunkNames, GeneratedRoute} from '../../../src/plugins/fast-pages/generatedRoutes';
import {joinRoutes} from '../../../src/plugins/fast-pages/page-routes/joinRoutes';

it.each([
  ['another sidebar', {sidebar: 'api'}, 'DocItem', 'add it to editions/<name>/sidebars.json'],
  ['no sidebar', {}, 'DocItem', 'add it to editions/<name>/sidebars.json'],
  ['an additional attribute', {sidebar: 'docs', strict: true}, 'DocItem', 'move it to a folder of its own'],
  ['another component', {sidebar: 'docs'}, 'CategoryPage', 'move it to a folder of its own'],
])('stops on a page with %s, unlike the others of its folder', (_difference, attributes, component, remedy) => {
  // As Docusaurus writes them.
  const routes: GeneratedRoute[] = [
    {path: '/docs/a', component: 'h0', exact: true, sidebar: 'docs'},
    {path: '/docs/b', component: 'h1', exact: true, ...attributes},
  ];
  const chunkNames: ChunkNames = {
    '/docs/a-h0': {__comp: 'DocItem', content: 'content of /docs/a'},
    '/docs/b-h1': {__comp: component, content: 'content of /docs/b'},
  };
  expect(() => joinRoutes(routes, chunkNames)).toThrow(new RegExp(`^/docs/b .*${remedy}`));
});
