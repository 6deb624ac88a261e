import {expect, it} from 'vitest';
import {findVersion, versions} from '../../../src/content/versions';
import {grownConfig, growSidebars} from '../../../tools/lib/growSite';

const section = (label: string, ...items: string[]) => ({label, collapsed: false, items});

it('lists the pages of each copy in sections of their own', () => {
  const api = {root: [{id: 'api/class-a', label: 'A'}], sections: [section('Classes', 'api/class-b')]};
  const grown = growSidebars({docs: [section('Guides', 'intro')], api}, ['more2', 'more3']);
  expect(grown.docs.map(({items}) => items)).toEqual([['intro'], ['more2/intro'], ['more3/intro']]);
  expect(grown.api.sections.map(({label, items}) => [label, ...items])).toEqual([
    ['Classes', 'api/class-b'],
    ['Classes, more2', 'more2/api/class-b'],
    ['Classes, more3', 'more3/api/class-b'],
  ]);
});

it('adds the folders of the copies to the table of versions, before the site reads it', () => {
  const config = grownConfig(['more2']);
  expect(config).toContain(`"docs/more2":"${versions.next.library}"`);
  expect(config.indexOf('Object.assign(versionFolders')).toBeLessThan(config.indexOf("import('./docusaurus.config')"));
  const folders = {docs: '1.0.0', 'docs/more2': '2.0.0'};
  expect(findVersion('docs/more2/api/class-page.mdx', folders)).toEqual({folder: 'docs/more2', library: '2.0.0'});
});
