import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {baseUrl, builtRoutes} from './builtPages';

const built = new Set(builtRoutes());
const {docs: movedDocs, paths: movedPaths} = edition.redirects;
const docs = Object.entries(movedDocs).flatMap(([from, to]) =>
  ['docs', 'docs/next'].map((prefix) => [`${prefix}/${from}`, `${prefix}/${to}`]),
);
const moves = [...docs, ...Object.entries(movedPaths)] as [string, string][];

it.each(moves)(`${baseUrl}%s leads to a page that exists: %s`, (_from, to) => {
  expect(built).toContain(to.replace(/#.*/, ''));
});

it.each(moves)(`${baseUrl}%s is not a page of its own`, (from) => {
  expect(built).not.toContain(from.replace(/\/$/, ''));
});
