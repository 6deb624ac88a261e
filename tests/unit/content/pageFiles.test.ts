import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {textForEdition} from '../../../src/content/editionPassages';
import {listPages, listUnpublished} from '../../../src/content/listPages';
import {editionOf, fileOfPage, pageName} from '../../../src/content/pageFiles';
import {folderWith} from '../../lib/folderWith';

it.each([
  ['docs/intro.mdx', 'docs/intro', undefined],
  ['docs/intro.java.mdx', 'docs/intro', 'java'],
  ['docs/api/class-page.dotnet.mdx', 'docs/api/class-page', 'dotnet'],
  ['docs/v1.55.mdx', 'docs/v1.55', undefined],
])('the file name %s names a page and an edition', (file, page, edition) => {
  expect(pageName(file)).toBe(page);
  expect(editionOf(file)).toBe(edition);
});

describe('files of editions', () => {
  let root: string;

  beforeEach(() => {
    const files = ['intro.mdx', 'intro.java.mdx', 'junit.java.mdx', 'pages.mdx'];
    root = folderWith(Object.fromEntries(files.map((file) => [`docs/${file}`, 'Text.\n'])));
  });

  it('replace the shared file of the page, or add a page', () => {
    expect(listPages(root, 'docs', 'java')).toEqual(['docs/intro.java.mdx', 'docs/junit.java.mdx', 'docs/pages.mdx']);
    expect(listPages(root, 'docs', 'python')).toEqual(['docs/intro.mdx', 'docs/pages.mdx']);
    expect(fileOfPage(path.join(root, 'docs'), 'intro', 'java')).toBe('intro.java.mdx');
    expect(fileOfPage(path.join(root, 'docs'), 'intro', 'javascript')).toBe('intro.mdx');
  });

  it('are not published in other editions', () => {
    const listsPage = () => true;
    expect(listUnpublished(root, 'docs', {name: 'java', listsPage})).toEqual(['intro.mdx']);
    expect(listUnpublished(root, 'docs', {name: 'javascript', listsPage})).toEqual([
      'intro.java.mdx',
      'junit.java.mdx',
    ]);
  });

  it('do not have pages whose library is older than their whole text', () => {
    const page = '---\ntitle: A\n---\n\n{/* since 99.1 */}\n\nText.\n\n{/* end since */}\n';
    writeFileSync(path.join(root, 'docs/pages.mdx'), page);
    const unpublished = (): string[] => listUnpublished(root, 'docs', {name: 'java', listsPage: () => true});
    expect(unpublished()).toEqual(['intro.mdx', 'pages.mdx']);
    writeFileSync(path.join(root, 'docs/pages.mdx'), page.replace('99.1', '1.1'));
    expect(unpublished()).toEqual(['intro.mdx']);
  });

  it('stay published with a wrong mark, which the checks of pages report', () => {
    writeFileSync(path.join(root, 'docs/pages.mdx'), '{/* only jva */}\n\nText.\n');
    expect(listUnpublished(root, 'docs', {name: 'java', listsPage: () => true})).toEqual(['intro.mdx']);
  });
});

describe('the text of a file of one edition', () => {
  it('uses the names of the edition in all lines', () => {
    expect([...textForEdition('One.\nTwo.', 'java', 'docs/p.java.mdx').ownLines]).toEqual([1, 2]);
    expect([...textForEdition('One.\nTwo.', 'python', 'docs/p.python.mdx').ownLines]).toEqual([]);
  });

  it('has no passages of editions', () => {
    expect(() => textForEdition('One.\n{/* only java */}', 'java', 'docs/p.java.mdx')).toThrow(
      'docs/p.java.mdx:2: only java reads this file, so it needs no passages of editions; remove the mark',
    );
  });
});
