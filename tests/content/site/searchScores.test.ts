import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {
  openSearchIndex,
  readSearchIndex,
  runQuery,
  queryLists,
  readQueries,
  readScores,
  computeScores,
  tolerance,
} from '../../../tools/search/searchScores';
import {build} from '../../lib/builtPages';

const index = openSearchIndex(readSearchIndex(build, 'docs-default-stable'));
const recorded = readScores()[edition.name] ?? {};
const lists = queryLists(edition.name);
const nameOf = (file: string): string => path.basename(file, '.json');
const remedy =
  '`npm run bench:search -- --verbose` lists the queries; `--write` records a loss that is worth its reason';

it('each list of queries has recorded scores', () => {
  expect(Object.keys(recorded).sort(), remedy).toEqual(lists.map(nameOf).sort());
});

describe.each(lists.map((file) => [nameOf(file), file] as const))('the %s queries', (name, file) => {
  const scores = computeScores(readQueries(file).map((query) => runQuery(query, index, edition)));
  it.each(Object.entries(recorded[name] ?? {}))(`have a %s of at least %d - ${tolerance}`, (metric, value) => {
    expect(scores[metric as keyof typeof scores], remedy).toBeGreaterThanOrEqual(value - tolerance);
  });
});
