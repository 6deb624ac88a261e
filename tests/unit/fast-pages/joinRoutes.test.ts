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

for (const [difference, second] of [
  ['another sidebar', {sidebar: 'api'}],
  ['an additional attribute', {sidebar: 'docs', strict: true}],
] as const) {
  it(`does not join a folder if a page has ${difference}`, () => {
    const tables = new Tables();
    const routes = [tables.page('/docs/a', {sidebar: 'docs'}), tables.page('/docs/b', second)];
    expectUntouched(tables, routes);
  });
}

it('does not join a folder if a page has another component', () => {
  const tables = new Tables();
  expectUntouched(tables, [tables.page('/docs/a'), tables.page('/docs/b', {}, 'CategoryPage')]);
});

it('does not join a folder if a page has other modules than its content', () => {
  const tables = new Tables();
  const videos = tables.route('/docs/videos', {exact: true}, {__comp: 'DocItem', content: 'c', list: 'videos'});
  expectUntouched(tables, [tables.page('/docs/a'), videos]);
});

it('does not join a folder if a route has nested routes', () => {
  const tables = new Tables();
  const around = {...tables.page('/docs/b'), routes: []};
  expectUntouched(tables, [tables.page('/docs/a'), around]);
});

it('joins only the folders whose pages are alike, and keeps the order of the routes', () => {
  const tables = new Tables();
  const routes = [
    tables.page('/docs/a'),
    tables.page('/docs/b'),
    tables.page('/mixed/a'),
    tables.page('/mixed/b', {}, 'Other'),
    tables.route('/search', {exact: true}, {__comp: 'Search', __context: {plugin: 'context'}}),
    {path: '*'},
  ];
  const joined = joinRoutes(routes, tables.chunkNames);
  expect(joined.routes.map(({path}) => path)).toEqual(['/docs/:page', '/mixed/a', '/mixed/b', '/search', '*']);
});

function expectUntouched(tables: Tables, routes: ReturnType<Tables['page']>[]): void {
  const joined = joinRoutes(routes, tables.chunkNames);
  expect(joined.routes).toEqual(routes);
  expect(joined.pages.size).toBe(0);
}
