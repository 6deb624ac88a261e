import {expect, it} from 'vitest';
import {frontMatterOfEdition} from '../../../src/content/frontMatter';

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
