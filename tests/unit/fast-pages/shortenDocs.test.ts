import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, it} from 'vitest';
import dropDocsLoader from '../../../src/plugins/fast-pages/page-routes/dropDocsLoader.mjs';
import {shortenDocs, type GlobalData} from '@site/src/plugins/fast-pages/page-routes/shortenDocs';

const docs = ['intro', 'dialogs', 'welcome'].map((id) => ({id, path: `/docs/${id}`, sidebar: 'docs'}));
const version = (name: string): GlobalVersion => ({
  name,
  label: name,
  isLast: name === 'stable',
  path: '/docs',
  mainDocId: 'intro',
  docs,
  draftIds: [],
});
const plugin = 'docusaurus-plugin-content-docs';
const config = {themeConfig: {navbar: {items: [{docId: 'welcome'}, {label: 'no document'}]}}};

it('keeps the first document of a version and the documents in the navbar', () => {
  const data = {[plugin]: {default: {versions: [version('current'), version('stable')]}}};
  const shortened = shortenDocs(data, config)[plugin]!['default']!.versions;
  expect(shortened.map(({docs: kept}) => kept.map(({id}) => id))).toEqual([
    ['intro', 'welcome'],
    ['intro', 'welcome'],
  ]);
});

it('keeps all other data', () => {
  const data: GlobalData = {
    [plugin]: {default: {path: '/', versions: [version('stable')]} as {versions: GlobalVersion[]}},
    'another-plugin': {default: {versions: []}},
  };
  const shortened = shortenDocs(data, config);
  expect(shortened['another-plugin']).toEqual({default: {versions: []}});
  const {docs: _all, ...rest} = version('stable');
  expect(shortened[plugin]!['default']).toMatchObject({path: '/', versions: [rest]});
});

it('removes the documents from the properties of a version, and does not change other files', () => {
  const props = {version: {label: 'Stable', docs: {intro: {title: 'x'}}, docsSidebars: {docs: [{href: '/a'}]}}};
  expect(JSON.parse(dropDocsLoader(JSON.stringify(props)))).toEqual({version: {...props.version, docs: {}}});
  const other = JSON.stringify({title: 'x', docs: {a: 1}});
  expect(dropDocsLoader(other)).toBe(other);
});
