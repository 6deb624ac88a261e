import {beforeEach, expect, it, vi} from 'vitest';

const component = (name: string) => (argument: string, hash?: string) => ({name, argument, hash});
vi.mock('@docusaurus/ComponentCreator', () => ({default: component('ComponentCreator')}));
vi.mock('@site/src/plugins/fast-pages/page-routes/client/createPageRoute', () => ({default: component('page')}));
let pathname = '';
vi.mock('@site/src/plugins/fast-pages/page-routes/client/documentPath', () => ({documentPath: () => pathname}));
vi.mock('@generated/page-routes/routes.json', () => ({
  default: [
    {path: '/docs', component: '1c2', routes: [{path: '/docs/:page', page: 'DocItem', exact: true, sidebar: 'docs'}]},
    {path: '*'},
  ],
}));

/** Imports the routes in a document. */
async function routesIn(className: string, path: string): Promise<unknown[]> {
  pathname = path;
  vi.stubGlobal('document', {documentElement: {classList: {contains: (name: string) => name === className}}});
  return (await import('@site/src/plugins/fast-pages/page-routes/client/routes')).default;
}
beforeEach(() => vi.resetModules());

it('have the components of Docusaurus, and those of folders', async () => {
  expect(await routesIn('docs-wrapper', '/docs/intro')).toEqual([
    {
      path: '/docs',
      component: {name: 'ComponentCreator', argument: '/docs', hash: '1c2'},
      routes: [
        {path: '/docs/:page', exact: true, sidebar: 'docs', component: expect.objectContaining({argument: 'DocItem'})},
      ],
    },
    {path: '*', component: {name: 'ComponentCreator', argument: '*', hash: ''}},
  ]);
});

it('lead the path of the not-found page to it', async () => {
  const [first] = await routesIn('plugin-native', '/docs/(gone)');
  expect(first).toMatchObject({path: '/docs/\\(gone\\)', component: {argument: '*'}});
});

it('do not change for a path that ends in ".html"', async () => {
  expect(await routesIn('plugin-native', '/404.html')).toHaveLength(2);
});
