import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '@site/editions';
import {findBuild} from '@site/tools/lib/findBuild';
import {openSearchIndex, readSearchIndex} from '@site/tools/lib/readSearchIndex';
import {root} from '@site/tools/lib/root';
import {ask, queryLists, readQueries, readScores, scoresOf, tolerance} from '@site/tools/lib/searchScores';

const engine = openSearchIndex(readSearchIndex(findBuild().site, 'docs-default-stable'));
const recorded = readScores()[edition.name] ?? {};
const lists = queryLists(edition.name);
const remedy =
  '`npm run bench:search -- --verbose` lists the queries; `--write` records a loss that is worth its reason';

it('each list of queries has recorded scores', () => {
  expect(Object.keys(recorded).sort(), remedy).toEqual([...lists].sort());
});

describe.each(lists)('search finds what the readers of %s look for', (list) => {
  const scores = scoresOf(
    readQueries(path.join(root, 'tools/search', list)).map((query) => ask(query, engine, edition)),
  );
  it.each(Object.entries(recorded[list] ?? {}))(`%s is at least %d - ${tolerance}`, (metric, value) => {
    expect(scores[metric as keyof typeof scores], remedy).toBeGreaterThanOrEqual(value - tolerance);
  });
});
