import {expect, it} from 'vitest';
import {findSentencesAbout} from '../../../../tools/roll/adviseAuthors';
import {folderWith} from '../../../lib/folderWith';

function find(line: string, file = 'docs/a.mdx'): string[] {
  return findSentencesAbout(folderWith({[file]: `Words.\n\n${line}\n`}), 'docs', 'java', '1.56.0', '1.57.0');
}

it('reports statements about the old release', () => {
  expect(find('In Playwright 1.55 and 1.56, the option has no effect.')).toEqual([
    'docs/a.mdx:3: the text names 1.56; check whether it is still true in 1.57.0',
  ]);
});

it.each([
  ['code, which another test checks', '`playwright==1.56.0`'],
  ['a passage of another edition', '{/* only python */}\n\nSince 1.56, it fails.\n\n{/* end only */}'],
  ['the mark of a passage', '{/* since 1.56 */}'],
  ['an older release', 'Use `playwright==1.55.0` or 1.55.'],
  ['a longer number', '11.56 seconds, 1.560 and 1.56.01.2'],
  ['a statement in the release notes', 'In Playwright 1.56, the option has no effect.', 'docs/release-notes.java.mdx'],
  ['a statement in the guide to upgrades', 'Before 1.56, the option had no effect.', 'docs/upgrading.mdx'],
  ['a statement to readers of another edition', 'In Playwright 1.56, it has no effect.', 'docs/a.javascript.mdx'],
])('does not report %s', (_name, line, file?: string) => {
  expect(find(line, file)).toEqual([]);
});
