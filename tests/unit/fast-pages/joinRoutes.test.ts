import {expect, it} from 'vitest';
import {leavesOf} from '@site/src/utils/leavesOf';
import {joinRoutes} from '@site/src/plugins/fast-pages/page-routes/joinRoutes';
import {Tables} from './routes';

it('joins the pages of a folder if they differ only in their content', () => {
  const tables = new Tables();
  const pages = ['/docs/intro', '/docs/dialogs'].map((path) => tables.page(path, {sidebar: 'docs'}));
  const joined = joinRoutes(pages, tables.chunkNames);
  expect(joined.routes).toEqual([{path: '/docs/:page', page: 'DocItem', exact: true, sidebar: 'docs'}]);
  expect(joined.pages).toEqual(new Set(['content of /docs/intro', 'content of /docs/dialogs']));
  expect(joined.used).toEqual([{key: '/docs/:page', names: ['DocItem']}]);
  // The chunk names must also contain the key, because the entries of `used` are copied from there.
  expect(tables.chunkNames['/docs/:page']).toEqual({__comp: 'DocItem'});
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
  const {routes, used} = joinRoutes([outer], tables.chunkNames);
  expect(routes).toMatchObject([{path: '/docs', component: {path: '/docs'}, routes: [{path: '/docs/:page'}]}]);
  expect(used.flatMap(({names}) => names)).toEqual(expect.arrayContaining(['DocsRoot', 'v', 'DocItem']));
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

it('ignores the order of attributes', () => {
  const tables = new Tables();
  const routes = [tables.page('/docs/a', {x: 1, y: 2}), tables.page('/docs/b', {y: 2, x: 1})];
  expect(joinRoutes(routes, tables.chunkNames).routes).toHaveLength(1);
});

it('keeps every chunk, either as used by a route or as the content of one page', () => {
  const tables = new Tables();
  const routes = [
    tables.page('/docs/a'),
    tables.page('/docs/b'),
    tables.page('/mixed/a'),
    tables.page('/mixed/b', {}, 'Other'),
    tables.route('/search', {exact: true}, {__comp: 'Search', __context: {plugin: 'context'}}),
    {path: '*', component: {path: '*', hash: ''}},
  ];
  const all = new Set(Object.values(tables.chunkNames).flatMap(leavesOf));
  const joined = joinRoutes(routes, tables.chunkNames);
  const used = new Set(joined.used.flatMap(({names}) => names));
  expect(new Set([...used, ...joined.pages])).toEqual(all);
  expect(joined.routes.map(({path}) => path)).toEqual(['/docs/:page', '/mixed/a', '/mixed/b', '/search', '*']);
});

function expectUntouched(tables: Tables, routes: ReturnType<Tables['page']>[]): void {
  const joined = joinRoutes(routes, tables.chunkNames);
  expect(joined.routes).toEqual(routes);
  expect(joined.pages).toEqual(new Set());
  expect(joined.used.map(({key}) => key)).toEqual(routes.map(({component}) => `${component.path}-${component.hash}`));
}
