import {expect, it} from 'vitest';
import {movedDocs, movedPaths} from '../../editions/python/redirects';
import {builtRoutes} from './builtPages';

const built = new Set(builtRoutes());
const docs = Object.entries(movedDocs).flatMap(([from, to]) =>
  ['docs', 'docs/next'].map((prefix) => [`${prefix}/${from}`, `${prefix}/${to}`]),
);
const moves = [...docs, ...Object.entries(movedPaths)] as [string, string][];

it.each(moves)('/python/%s leads to a page that exists: %s', (_from, to) => {
  expect(built).toContain(to.replace(/#.*/, ''));
});

it.each(moves)('/python/%s is not a page of its own', (from) => {
  expect(built).not.toContain(from.replace(/\/$/, ''));
});
