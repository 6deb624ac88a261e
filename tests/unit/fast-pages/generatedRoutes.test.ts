import vm from 'node:vm';
import {expect, it} from 'vitest';
import {printRoutes, type BrowserRoute} from '@site/src/plugins/fast-pages/page-routes/printRoutes';
import {parseRoutes} from '@site/src/plugins/fast-pages/generatedRoutes';

/** The format of `.docusaurus/routes.js` in Docusaurus 3.8. */
const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/python/search',
    component: ComponentCreator('/python/search', 'a7b'),
    exact: true
  },
  {
    path: '/python/docs',
    component: ComponentCreator('/python/docs', '1c2'),
    routes: [
      {
        path: '/python/docs/intro',
        component: ComponentCreator('/python/docs/intro', 'e3f'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

it('parses the routes that Docusaurus generates', () => {
  expect(parseRoutes(source)).toEqual([
    {path: '/python/search', component: {path: '/python/search', hash: 'a7b'}, exact: true},
    {
      path: '/python/docs',
      component: {path: '/python/docs', hash: '1c2'},
      routes: [
        {
          path: '/python/docs/intro',
          component: {path: '/python/docs/intro', hash: 'e3f'},
          exact: true,
          sidebar: 'docs',
        },
      ],
    },
    {path: '*', component: {path: '*', hash: undefined}},
  ]);
});

it('throws an error for an unknown format', () => {
  expect(() => parseRoutes('module.exports = []')).toThrow(
    '.docusaurus/routes.js has no default export; did Docusaurus change its format?',
  );
});

it('prints all parsed routes', () => {
  const printed = printRoutes(parseRoutes(source) as BrowserRoute[], '/client');
  expect(JSON.parse(JSON.stringify(run(printed)))).toEqual(JSON.parse(JSON.stringify(parseRoutes(source))));
});

it('prints the route of a folder with the module that creates its component', () => {
  const printed = printRoutes([{path: '/docs/:page', page: 'DocItem', exact: true, sidebar: 'docs'}], '/x');
  expect(printed).toContain('import createPageRoute from "/x/createPageRoute";');
  expect(run(printed)).toEqual([{path: '/docs/:page', exact: true, sidebar: 'docs', component: {page: 'DocItem'}}]);
});

it.each([
  ['plugin-native', '/python/docs/(gone)', 2],
  ['plugin-native', '/python/404.html', 1],
  ['docs-wrapper', '/python/docs/intro', 1],
])('for a document with the class %s at %s, creates %i routes', (className, pathname, count) => {
  const routes = run(
    printRoutes([{path: '/docs/:page', page: 'DocItem', exact: true}], '/client'),
    className,
    pathname,
  );
  expect(routes).toHaveLength(count);
  if (count === 2) expect(routes[0]).toMatchObject({path: '/python/docs/\\(gone\\)', component: {path: '*'}});
});

/** Runs the printed module in a document, and returns its export. */
function run(module: string, className = '', pathname = '/'): unknown[] {
  const script = module.replace(/^import .*$/gm, '').replace('export default routes;', 'routes');
  return vm.runInNewContext(script, {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
    createPageRoute: (page: string) => ({page}),
    document: {documentElement: {classList: {contains: (name: string) => name === className}}},
    documentPath: () => pathname,
  }) as unknown[];
}
