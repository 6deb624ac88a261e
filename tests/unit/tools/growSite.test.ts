import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {versions} from '../../../src/content/versions';
import {growSidebars, growVersions} from '../../../tools/lib/growSite';

const section = (label: string, ...items: string[]) => ({label, collapsed: false, items});

it('lists the pages of each copy in sections of their own', () => {
  const api = {root: {id: 'api/class-a', label: 'A'}, sections: [section('Classes', 'api/class-b')]};
  const grown = growSidebars({docs: [section('Guides', 'intro')], api}, ['more2', 'more3']);
  expect(grown.docs.map(({items}) => items)).toEqual([['intro'], ['more2/intro'], ['more3/intro']]);
  expect(grown.api.sections.map(({label, items}) => [label, ...items])).toEqual([
    ['Classes', 'api/class-b'],
    ['Classes, more2', 'more2/api/class-b'],
    ['Classes, more3', 'more3/api/class-b'],
  ]);
});

it('adds the folders of the copies to the table of versions', () => {
  const source = readFileSync('src/content/versions.ts', 'utf8');
  expect(growVersions(source, ['more2'])).toContain(`"docs/more2": "${versions.next.library}"`);
  expect(() => growVersions('export {};', ['more2'])).toThrow(/adapt tools\/lib\/growSite/);
});
