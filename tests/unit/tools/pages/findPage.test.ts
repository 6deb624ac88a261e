import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findFile, findPage} from '../../../../tools/pages/findPage';
import {folderWith} from '../../../lib/folderWith';
import {describeRedundantMarks, findRedundantMarks} from '../../../../tools/pages/redundantMarks';
import {editionNames} from '../../../../src/data/editions';

const java = {name: 'java', listsPage: (id: string) => id !== 'chrome'} as const;
const files =
  `docs/dialogs docs/chrome docs/intro docs/intro.java docs/runner.javascript docs/api/class-page docs/api/_shared
  community/welcome versioned_docs/version-stable/dialogs versioned_docs/version-stable/removed drafts/a`.split(/\s+/);
const root = folderWith(Object.fromEntries(files.map((file) => [`${file}.mdx`, 'Text.\n'])));

describe('the name of a page', () => {
  it.each([
    ['dialogs', 'docs/dialogs'],
    ['dialogs.mdx', 'docs/dialogs'],
    ['docs/dialogs', 'docs/dialogs'],
    ['docs/dialogs.mdx', 'docs/dialogs'],
    ['./docs/dialogs.mdx', 'docs/dialogs'],
    ['api/class-page', 'docs/api/class-page'],
    ['class-page', 'docs/api/class-page'],
    ['Page', 'docs/api/class-page'],
    ['docs/intro.java.mdx', 'docs/intro'],
    ['runner', 'docs/runner'],
    ['welcome', 'community/welcome'],
    ['versioned_docs/version-stable/dialogs.mdx', 'versioned_docs/version-stable/dialogs'],
    ['removed', 'versioned_docs/version-stable/removed'],
    ['drafts/a.mdx', 'drafts/a'],
  ])('%s is the page %s', (name, page) => {
    expect(findPage(root, name)).toBe(page);
  });

  it('can be an absolute path', () => {
    expect(findPage(root, path.join(root, 'docs/dialogs.mdx'))).toBe('docs/dialogs');
  });

  it.each(['missing', 'docs/missing.mdx', 'docs', '', '--check'])('"%s" is an error with a remedy', (name) => {
    expect(() => findPage(root, name)).toThrow(
      `no page ${name}: write its name (dialogs, Page) or its path (docs/dialogs.mdx)`,
    );
  });
});

describe('the file of an edition', () => {
  it.each([
    ['intro', 'docs/intro.java.mdx'],
    ['docs/intro.mdx', 'docs/intro.java.mdx'],
    ['dialogs', 'docs/dialogs.mdx'],
    ['api/_shared', 'docs/api/_shared.mdx'],
    ['welcome', 'community/welcome.mdx'],
  ])('of %s is %s', (name, file) => {
    expect(findFile(root, name, java)).toBe(file);
  });

  it.each(['chrome', 'runner'])('is an error for %s, which the edition does not have', (name) => {
    expect(() => findFile(root, name, java)).toThrow(
      `the edition java does not have the page docs/${name}: name a guide`,
    );
  });
});

it('finds marks that all libraries or none of them need', () => {
  const passage = (mark: string): string => `{/* ${mark} */}\n\nText.\n\n{/* end ${mark.split(' ')[0]} */}\n`;
  const root = folderWith({
    'docs/a.mdx': ['since 1.10', 'until 1.10', 'since 99.0', 'until 99.0'].map(passage).join('\n'),
    ...Object.fromEntries(editionNames.map((name) => [`docs/b.${name}.mdx`, passage('since 1.10')])),
  });
  const lines = findRedundantMarks(root).map(describeRedundantMarks);
  expect(lines.slice(0, 4)).toEqual([
    'docs/a.mdx:1: {/* since 1.10 */} makes no difference any more; remove the marks, and keep the text',
    'docs/a.mdx:7: {/* until 1.10 */} makes no difference any more; remove the passage',
    'docs/a.mdx:13: {/* since 99.0 */} is newer than all libraries; roll first, or remove the passage',
    'docs/a.mdx:19: {/* until 99.0 */} makes no difference any more; remove the marks, and keep the text',
  ]);
  expect(lines.slice(4).map((line) => line.split(':')[0])).toContain('docs/b.java.mdx');
});
