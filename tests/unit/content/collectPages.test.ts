import {expect, it} from 'vitest';
import path from 'node:path';
import {collectPages, docsPlugin} from '../../../src/content/collectPages';

const doc = (id: string, facts: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/python/docs/${id}`,
  title: id,
  description: '',
  sidebar: 'docs',
  ...facts,
});
const sidebars = {
  docs: [
    {type: 'doc', id: 'intro'},
    {
      type: 'category',
      label: 'Guides',
      items: [{type: 'category', label: 'Inner', items: [{type: 'doc', id: 'deep'}]}],
    },
    {type: 'category', label: 'Tools', link: {type: 'doc', id: 'tools'}, items: []},
  ],
};
const pagesOf = (docs: object[]) =>
  collectPages({[docsPlugin]: {default: {loadedVersions: [{versionName: 'stable', docs, sidebars}]}}}, '/site', 'en');

it('returns file, URL, locale and search tag of a page', () => {
  expect(pagesOf([doc('intro')])).toMatchObject([
    {file: path.join('/site', 'docs/intro.mdx'), url: '/python/docs/intro', locale: 'en', tag: 'docs-default-stable'},
  ]);
});

it('groups a page by its outermost category, or by its sidebar if it is in no category', () => {
  const docs = [doc('deep'), doc('tools'), doc('class-page', {sidebar: 'api'}), doc('alone', {sidebar: undefined})];
  expect(pagesOf(docs).map(({group}) => group)).toEqual(['Guides', 'Tools', 'API reference', 'Guides']);
});

it('returns the positions of pages in the sidebars; the other pages are last', () => {
  const docs = [doc('alone'), doc('tools'), doc('deep'), doc('intro')];
  const inOrder = pagesOf(docs).sort((a, b) => a.position - b.position);
  expect(inOrder.map(({title}) => title)).toEqual(['intro', 'deep', 'tools', 'alone']);
});
