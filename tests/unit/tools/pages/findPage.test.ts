import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findFile, findPage} from '../../../../tools/pages/findPage';
import {folderWith} from '../../../lib/folderWith';

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
