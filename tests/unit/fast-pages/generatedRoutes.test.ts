import {expect, it} from 'vitest';
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
    {path: '/python/search', component: 'a7b', exact: true},
    {
      path: '/python/docs',
      component: '1c2',
      routes: [
        {
          path: '/python/docs/intro',
          component: 'e3f',
          exact: true,
          sidebar: 'docs',
        },
      ],
    },
    {path: '*', component: undefined},
  ]);
});

it('throws an error for an unknown format', () => {
  expect(() => parseRoutes('module.exports = []')).toThrow(
    '.docusaurus/routes.js has no default export; did Docusaurus change its format?',
  );
});
