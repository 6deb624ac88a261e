import {expect, test} from 'vitest';
import {frontMatterOfEdition} from '../../../src/content/frontMatterOfEdition';

const python = {name: 'python', library: 'Playwright for Python'};
const java = {name: 'java', library: 'Playwright for Java'};
const dotnet = {name: 'dotnet', library: 'Playwright for .NET'};
const page = {
  title: 'Pytest plugin',
  description: 'All options of Playwright for Python.',
  editions: {java: {title: 'Test runners', description: 'Playwright for Python with JUnit.'}},
};

test('a page has the title and description that it declares for the edition', () => {
  expect(frontMatterOfEdition(page, 'docs/p.mdx', java, python)).toEqual({
    title: 'Test runners',
    description: 'Playwright for Java with JUnit.',
  });
});

test('other editions have the shared values, and the description names their library', () => {
  expect(frontMatterOfEdition(page, 'docs/p.mdx', dotnet, python)).toEqual({
    title: 'Pytest plugin',
    description: 'All options of Playwright for .NET.',
  });
});

test('the source edition has the shared values unchanged', () => {
  expect(frontMatterOfEdition(page, 'docs/p.mdx', python, python)).toEqual({
    title: page.title,
    description: page.description,
  });
});

test('a page without a description has none in other editions', () => {
  expect(frontMatterOfEdition({title: 'Landing'}, 'docs/p.mdx', java, python)).toEqual({title: 'Landing'});
});

test('a file of one edition is the page of that name', () => {
  const own = frontMatterOfEdition({title: 'Installation'}, '/site/docs/intro.java.mdx', java, python);
  expect(own).toEqual({id: 'intro', title: 'Installation'});
});
