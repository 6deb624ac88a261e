#!/usr/bin/env tsx
// `npm run bench:search [-- --verbose] [queries.json]` prints relevance, sizes and speed of the embedded index, without a
// browser. It reads the index of the built site, runs every query like the search dialog, and scores the hits in the order
// of the dialog, in all, by kind and by round. Default: public-queries.json (collected by others), own-queries.json and
// round-queries.json. `EDITION=root npm run bench:search` scores another edition with the queries in its names.
// It also prints the table of the engines that we compared (tools/search/bench.md).
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {groupHits} from '../src/components/Search/groupHits';
import {respond} from '../src/plugins/search-index/engine/respond';
import {editions, type EditionName} from '../src/data/editions';
import {edition} from '../editions';
import {findBuild} from './lib/findBuild';
import {openSearchIndex, readSearchIndex} from './lib/readSearchIndex';
import {root} from './lib/root';

interface Query {
  q: string;
  kind: string;
  /** The round for which the query was written, see bench.md. */
  round?: string;
  /** Addresses of the right answers. */
  targets: string[];
}
interface Answer extends Query {
  /** Addresses in the order of the dialog. */
  shown: string[];
  time: number;
  /** Position of the first right answer, or 0. */
  rank: number;
}

const given = process.argv.slice(2).filter((argument) => argument.endsWith('.json'));
/** The lists of each edition. */
const lists: Partial<Record<EditionName, string[]>> = {
  python: ['public-queries.json', 'own-queries.json', 'round-queries.json'],
  root: ['root-queries.json'],
};
const files = given.length > 0 ? given : (lists[edition.name] ?? []).map(ours);

const index = readSearchIndex(findBuild().site, 'docs-default-stable');
const started = performance.now();
const engine = openSearchIndex(index);
const loaded = performance.now() - started;

const request = {
  indexName: 'bench',
  hitsPerPage: 20,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:10'],
};
console.log(
  `${engine.headings.length} headings; brotli: headings ${kilobytes(index.headings)} kB, texts ${kilobytes(index.texts)} kB; loaded in ${loaded.toFixed(0)} ms`,
);
for (const file of files) {
  const rows = (JSON.parse(await readFile(file, 'utf8')) as Query[]).map(ask);
  const times = rows.map(({time}) => time).sort((a, b) => a - b);
  console.log(
    `\n${path.basename(file)}: a query p50 ${times[times.length >> 1]!.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]!.toFixed(1)} ms`,
  );
  print('all', rows);
  for (const kind of new Set(rows.map((row) => row.kind)))
    print(
      kind,
      rows.filter((row) => row.kind === kind),
    );
  for (const round of new Set(rows.map((row) => row.round).filter((name) => name !== undefined)))
    print(
      `round ${round}`,
      rows.filter((row) => row.round === round),
    );
  if (process.argv.includes('--verbose')) explain(rows);
}
console.log(`\n${(await readFile(ours('bench.md'), 'utf8')).replace(/^[\s\S]*?## Engines/, '## Engines')}`);

function ours(name: string): string {
  return path.join(root, 'tools/search', name);
}

/** The targets of the queries have the default path of the edition. */
function withDefaultBase(url: string): string {
  return editions[edition.name].prefix + url.slice(edition.baseUrl.length);
}

/** Runs a query like the dialog. */
function ask({q, kind, round, targets}: Query): Answer {
  const from = performance.now();
  const {hits} = respond(engine, {...request, query: q});
  const time = performance.now() - from;
  const shown = groupHits(hits).flatMap((group) => group.hits.map(({url}) => withDefaultBase(url)));
  const rank = shown.slice(0, 10).findIndex((url) => targets.some((target) => matches(url, target))) + 1;
  return {q, kind, round, targets, shown, time, rank};
}

function explain(rows: Answer[]): void {
  for (const {q, rank, targets, shown} of rows.filter((row) => row.rank !== 1))
    console.log(
      `${rank || 'missed'}: ${q}\n  wanted ${targets.join(' | ')}\n  shown  ${shown.slice(0, 5).join(' | ')}`,
    );
}

/** A page counts with any anchor, an anchor only exactly. */
function matches(url: string, target: string): boolean {
  const [page, anchor] = url.split('#');
  const [wantedPage, wantedAnchor] = target.split('#');
  return page === wantedPage && (!wantedAnchor || anchor === wantedAnchor);
}

function kilobytes(text: string): string {
  return (brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length / 1024).toFixed(1);
}

function print(name: string, list: Answer[]): void {
  const share = (count: number): string => (count / list.length).toFixed(3);
  const mrr = list.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0);
  console.log(
    `${name.padEnd(13)} n ${String(list.length).padStart(3)}  MRR@10 ${share(mrr)}  S@1 ${share(list.filter(({rank}) => rank === 1).length)}  S@5 ${share(list.filter(({rank}) => rank >= 1 && rank <= 5).length)}`,
  );
}
