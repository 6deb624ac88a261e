import {expect, it} from 'vitest';
import type {ChunkNames, GeneratedRoute} from '../../../src/plugins/fast-pages/generatedRoutes';
import {joinRoutes} from '../../../src/plugins/fast-pages/page-routes/joinRoutes';
import type {Element} from 'hast';
import {textOf} from '../../../src/content/mdast';
import contentSections from '../../../src/plugins/fast-pages/content-sections';

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

const el = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{type: 'text', value: text}],
});

it('wraps the content after headings that are far from the top of the page, and keeps all text in its order', () => {
  // Each section is about 500 pixels high: 17 lines and a heading.
  const sections = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [
    el('h2', name),
    el('p', `${name} ${'word '.repeat(250)}`),
    el('h4', `${name} deep`),
  ]);
  const page = [el('p', 'opening'), ...sections];
  const root = {type: 'root' as const, children: page};
  contentSections()(root);
  expect(root.children.map(({tagName}) => tagName).join(' ')).toBe('p h2 p h4 h2 p h4 h2 p h4 h2 div h2 div');
  const wrapped = root.children.filter(({tagName}) => tagName === 'div');
  expect(wrapped.map(({properties}) => properties.className)).toEqual(Array(2).fill(['section-body', 'section-500']));
  expect(root.children.map(textOf).join('')).toBe(page.map(textOf).join(''));
});
