import {expect, it} from 'vitest';
import {joinRoutes} from '@site/src/plugins/fast-pages/page-routes/joinRoutes';
import {Tables} from './routes';

it.each([
  ['another sidebar', {sidebar: 'api'}, 'DocItem', 'add it to editions/<name>/sidebars.json'],
  ['no sidebar', {}, 'DocItem', 'add it to editions/<name>/sidebars.json'],
  ['an additional attribute', {sidebar: 'docs', strict: true}, 'DocItem', 'move it to a folder of its own'],
  ['another component', {sidebar: 'docs'}, 'CategoryPage', 'move it to a folder of its own'],
])('stops on a page that has %s than the others of its folder', (_difference, attributes, component, remedy) => {
  const tables = new Tables();
  const routes = [tables.page('/docs/a', {sidebar: 'docs'}), tables.page('/docs/b', attributes, component)];
  expect(() => joinRoutes(routes, tables.chunkNames)).toThrow(new RegExp(`^/docs/b .*${remedy}`));
});
