// cspell:ignore Pictur
import {expect, it} from 'vitest';
import {createComponentCheck} from '../../../src/content/checks/components';
import {parseMdx} from '../../../src/content/readMdx';
import {root} from '../../../src/utils/root';
import {createPage} from '../../../src/content/checks/checkSite';
import {findLostIds} from '../../../src/content/checks/sections';
import type {OldIds} from '../../../src/content/sectionTables';
import {versionWith} from '../../lib/versionWith';

const check = (text: string) => createComponentCheck(root)(parseMdx(text));

it('names unknown components with line and remedy, in blocks and in text', () => {
  expect(check('Text.\n\n<Pictur img="x" />\n\nText with <Foo />.')).toEqual([
    {
      line: 3,
      message:
        'unknown component <Pictur>; correct the name, or register it in src/theme/MDXComponents.tsx. Did you mean `Picture`?',
    },
    {line: 5, message: expect.stringContaining('unknown component <Foo>') as string},
  ]);
});

it('accepts the components of the site and those of Docusaurus, and HTML', () => {
  const text = ['Ambassadors', 'Diagram', 'Head', 'Details', 'details'].map((name) => `<${name} />`).join('\n\n');
  expect(check(text)).toEqual([]);
});

function lost(before: string, after: string, oldIds: OldIds = {}) {
  const [published, page] = [before, after].map((text) =>
    createPage('docs/b.mdx', text, {folder: 'docs', route: '/docs/', version: versionWith('1.56.0')}, 'python'),
  );
  return findLostIds(published!, page!, oldIds);
}

it('reports a heading that a published page has, unless its id is kept', () => {
  const published = '## First\n\nWords.\n\n## Old words\n';
  expect(lost(published, '## First\n\nWords.\n\n## New words\n')).toEqual([
    {
      line: 5,
      message:
        'the published page has a heading with the id "old-words"; write it after the new words (## Words {#old-words}), or add it to "b" in editions/oldIds.json, or in the oldIds.json of the editions that lost it',
    },
  ]);
  expect(lost(published, '## First\n\nWords.\n\n## New words {#old-words}\n')).toEqual([]);
  expect(lost(published, '## First\n\nWords.\n', {b: {'old-words': 'first'}})).toEqual([]);
});
