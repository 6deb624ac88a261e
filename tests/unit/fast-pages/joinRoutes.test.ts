import {expect, it} from 'vitest';
import {joinRoutes} from '@site/src/plugins/fast-pages/page-routes/joinRoutes';
import {Tables} from './routes';

it('joins the pages of a folder if they differ only in their content', () => {
  const tables = new Tables();
  const pages = ['/docs/intro', '/docs/dialogs'].map((path) => tables.page(path, {sidebar: 'docs'}));
  const joined = joinRoutes(pages, tables.chunkNames);
  expect(joined.routes).toEqual([{path: '/docs/:page', page: 'DocItem', exact: true, sidebar: 'docs'}]);
  expect([...joined.pages]).toEqual([
    ['/docs/intro-h0', 'content of /docs/intro'],
    ['/docs/dialogs-h1', 'content of /docs/dialogs'],
  ]);
});

it('joins each folder separately, also nested ones', () => {
  const tables = new Tables();
  const routes = [
    ...['/docs/a', '/docs/b'].map((path) => tables.page(path, {sidebar: 'docs'})),
    ...['/docs/api/a', '/docs/api/b'].map((path) => tables.page(path, {sidebar: 'api'})),
  ];
  expect(joinRoutes(routes, tables.chunkNames).routes).toEqual([
    {path: '/docs/:page', page: 'DocItem', exact: true, sidebar: 'docs'},
    {path: '/docs/api/:page', page: 'DocItem', exact: true, sidebar: 'api'},
  ]);
});

it('joins nested routes and keeps the routes around them', () => {
  const tables = new Tables();
  const inner = tables.page('/docs/a', {sidebar: 'docs'});
  const outer = {...tables.route('/docs', {}, {__comp: 'DocsRoot', version: 'v'}), routes: [inner]};
  const {routes} = joinRoutes([outer], tables.chunkNames);
  expect(routes).toMatchObject([{path: '/docs', component: 'h1', routes: [{path: '/docs/:page'}]}]);
});

it.each([
  ['another sidebar', {sidebar: 'api'}, 'DocItem'],
  ['an additional attribute', {sidebar: 'docs', strict: true}, 'DocItem'],
  ['another component', {sidebar: 'docs'}, 'CategoryPage'],
])('stops on a page that has %s than the others of its folder', (_difference, attributes, component) => {
  const tables = new Tables();
  const routes = [tables.page('/docs/a', {sidebar: 'docs'}), tables.page('/docs/b', attributes, component)];
  expect(() => joinRoutes(routes, tables.chunkNames)).toThrow(
    '/docs/b is not in the sidebar of the other pages of its folder; add it to sidebars.json',
  );
});

it('keeps the routes that show more than the content of a page, before those of folders', () => {
  const tables = new Tables();
  const routes = [
    tables.page('/docs/a'),
    tables.route('/docs/videos', {exact: true}, {__comp: 'DocItem', content: 'c', list: 'videos'}),
    tables.route('/search', {exact: true}, {__comp: 'Search', __context: {plugin: 'context'}}),
    {path: '*'},
  ];
  const joined = joinRoutes(routes, tables.chunkNames);
  expect(joined.routes).toEqual([...routes.slice(1), {path: '/docs/:page', page: 'DocItem', exact: true}]);
  expect(joined.pages.size).toBe(1);
});
