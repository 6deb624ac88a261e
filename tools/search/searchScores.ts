/*
 * Scores the search of a built site with lists of queries; `npm run bench:search` prints the scores, and a test compares
 * them with the recorded ones (`tools/search/scores.json`).
 *
 * A list is a JSON file in `tools/search/queries/<edition>/`, an array of {@link QueryGroup}. `tools/search/bench.md`
 * describes the lists.
 */
import {readdirSync, readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {groupHits} from '../../src/plugins/search/ui/groupHits';
import type {EditionName} from '../../src/data/editions';
import {findHits} from '../../src/plugins/search/engine/findHits';
import type {SearchIndex} from '../../src/plugins/search/engine/SearchIndex';
import {root} from '../../src/utils/root';
import {completeIndex} from '../../src/plugins/search/engine/completeIndex';
import type {HeadingsFile, TextsFile} from '../../src/plugins/search/engine/indexFiles';

interface QueryGroup {
  /** Kind of the queries, for the table of scores. */
  kind: string;
  /**
   * Queries and their right results, as URLs relative to the guides of the edition (`locators#lists`). A URL without an
   * anchor allows each anchor.
   */
  queries: Record<string, string[]>;
}

export interface Query extends Omit<QueryGroup, 'queries'> {
  text: string;
  targets: string[];
}

/** A query with the results of the search. */
export interface QueryResult extends Query {
  /** URLs in the order of the dialog. */
  shown: string[];
  /** Milliseconds. */
  time: number;
  /** Position of the first right result, or 0. */
  rank: number;
}

/** Mean reciprocal rank, and the shares of the queries with a right result in first place and among the first five. */
export type Scores = Record<'MRR@10' | 'S@1' | 'S@5', number>;

export type RecordedScores = Partial<Record<EditionName, Record<string, Scores>>>;

export const scoresFile = path.join(root, 'tools/search/scores.json');
/** Largest difference below the recorded score that a test accepts. */
export const tolerance = 0.01;

/** Returns the files of the lists of an edition. */
export function queryLists(edition: EditionName): string[] {
  const folder = path.join(root, 'tools/search/queries', edition);
  return readdirSync(folder).map((name) => path.join(folder, name));
}

export function readQueries(file: string): Query[] {
  const groups = JSON.parse(readFileSync(file, 'utf8')) as QueryGroup[];
  return groups.flatMap(({queries, ...group}) =>
    Object.entries(queries).map(([text, targets]) => ({...group, text, targets})),
  );
}

export const readScores = (): RecordedScores => JSON.parse(readFileSync(scoresFile, 'utf8')) as RecordedScores;

/** Runs a query like the search dialog. */
export function runQuery(query: Query, engine: SearchIndex, {baseUrl}: {baseUrl: string}): QueryResult {
  const from = performance.now();
  const {hits} = findHits(engine, {query: query.text});
  const time = performance.now() - from;
  const shown = groupHits(hits).flatMap((group) => group.hits.map(({url}) => url.replace(`${baseUrl}docs/`, '')));
  const rank = shown.slice(0, 10).findIndex((url) => query.targets.some((target) => matches(url, target))) + 1;
  return {...query, shown, time, rank};
}

/** A target without an anchor matches each section of its page. */
function matches(url: string, target: string): boolean {
  const [page, anchor] = url.split('#');
  const [wantedPage, wantedAnchor] = target.split('#');
  return page === wantedPage && (!wantedAnchor || anchor === wantedAnchor);
}

/** Returns the scores of a list, rounded to three digits. */
export function computeScores(results: QueryResult[]): Scores {
  const mean = (value: (rank: number) => number): number =>
    Number((results.reduce((sum, {rank}) => sum + (rank > 0 ? value(rank) : 0), 0) / results.length).toFixed(3));
  return {
    'MRR@10': mean((rank) => 1 / rank),
    'S@1': mean((rank) => (rank === 1 ? 1 : 0)),
    'S@5': mean((rank) => (rank <= 5 ? 1 : 0)),
  };
}

/** The two files of an index, as text. */
export interface SearchIndexFiles {
  headings: string;
  texts: string;
}

/**
 * Reads the search index of a version from a built site.
 *
 * @param site folder of the built site
 * @param tag search tag of the version: `docs-default-stable`
 * @throws {Error} with the remedy if the site does not have the index
 */
export function readSearchIndex(site: string, tag: string): SearchIndexFiles {
  const folder = path.join(site, 'assets/search');
  const read = (part: keyof SearchIndexFiles): string => {
    const name = (existsSync(folder) ? readdirSync(folder) : []).find(
      (file) => file.startsWith(`${tag}.${part}.`) && file.endsWith('.json'),
    );
    if (!name) throw new Error(`${folder} has no ${part} of ${tag}: run \`npm run build\` first`);
    return readFileSync(path.join(folder, name), 'utf8');
  };
  return {headings: read('headings'), texts: read('texts')};
}

/** Builds the index from its files, like a browser that has loaded both. */
export function openSearchIndex({headings, texts}: SearchIndexFiles): SearchIndex {
  return completeIndex(JSON.parse(headings) as HeadingsFile, JSON.parse(texts) as TextsFile);
}
