import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {textForEdition} from '../../../src/content/editionPassages';
import {listPages, listUnpublished} from '../../../src/content/listPages';
import {editionOf, fileOfPage, pageName} from '../../../src/content/pageFiles';
import {folderWith} from '../../lib/folderWith';
import {frontMatterOfEdition} from '../../../src/content/frontMatterOfEdition';

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

const python = {name: 'python', libraryName: 'Playwright for Python'};
const java = {name: 'java', libraryName: 'Playwright for Java'};
const dotnet = {name: 'dotnet', libraryName: 'Playwright for .NET'};
const page = {
  title: 'Pytest plugin',
  description: 'All options of Playwright for Python.',
  editions: {java: {title: 'Test runners', description: 'Playwright for Python with JUnit.'}},
};

it.each([
  ['declares for the edition', page, java, {title: 'Test runners', description: 'Playwright for Java with JUnit.'}],
  ['shares, with its library', page, dotnet, {title: page.title, description: 'All options of Playwright for .NET.'}],
  ['has in the source edition', page, python, {title: page.title, description: page.description}],
  ['has without a description', {title: 'Landing'}, java, {title: 'Landing'}],
])('a page has the title and description that it %s', (_name, frontMatter, edition, expected) => {
  expect(frontMatterOfEdition(frontMatter, 'docs/p.mdx', edition, python)).toEqual(expected);
});

it('a file of one edition is the page of that name', () => {
  const own = frontMatterOfEdition({title: 'Installation'}, '/site/docs/intro.java.mdx', java, python);
  expect(own).toEqual({id: 'intro', title: 'Installation'});
});
