import {expect, it} from 'vitest';
import {createPage} from '../../../src/content/checks/checkSite';
import {findLostIds} from '../../../src/content/checks/sections';
import type {OldIds} from '../../../src/content/sectionTables';
import {versionWith} from '../../lib/versionWith';

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
