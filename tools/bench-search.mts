#!/usr/bin/env tsx
// `npm run bench:search [-- --verbose]` prints relevance, sizes and speed of the embedded index, without a
// browser. It reads the index of the built site, runs every query like the search dialog, and scores the hits in the order
// of the dialog, in all and by kind, for the lists of the edition in tools/search/queries.
// `--write` records the scores of the lists in tools/search/scores.json, with which a test compares them.
import {readArguments, runTool} from './lib/runTool';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {edition} from '../editions';
import {findBuild} from './build/findBuild';
import {
  openSearchIndex,
  readSearchIndex,
  type QueryResult,
  runQuery,
  queryLists,
  readQueries,
  readScores,
  type Scores,
  scoresFile,
  computeScores,
} from './search/searchScores';

const {values: options} = readArguments({options: {verbose: {type: 'boolean'}, write: {type: 'boolean'}}});

await runTool(() => {
  const index = readSearchIndex(findBuild().site, 'docs-default-stable');
  const started = performance.now();
  const engine = openSearchIndex(index);
  const loaded = performance.now() - started;

  const scores: Record<string, Scores> = {};
  console.log(
    `${engine.documents.length} headings; brotli: headings ${kilobytes(index.headings)} kB, texts ${kilobytes(index.texts)} kB; loaded in ${loaded.toFixed(0)} ms`,
  );
  for (const file of queryLists(edition.name)) {
    const rows = readQueries(file).map((query) => runQuery(query, engine, edition));
    scores[path.basename(file, '.json')] = computeScores(rows);
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
    if (options.verbose) explain(rows);
  }
  if (options.write) {
    const recorded = {...readScores(), [edition.name]: scores};
    writeFileSync(scoresFile, `${JSON.stringify(recorded, null, 2)}\n`);
  }
});

function explain(rows: QueryResult[]): void {
  for (const {text, rank, targets, shown} of rows.filter((row) => row.rank !== 1))
    console.log(
      `${rank || 'missed'}: ${text}\n  wanted ${targets.join(' | ')}\n  shown  ${shown.slice(0, 5).join(' | ')}`,
    );
}

function kilobytes(text: string): string {
  return (brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length / 1024).toFixed(1);
}

function print(name: string, list: QueryResult[]): void {
  const values = Object.entries(computeScores(list)).map(([metric, value]) => `${metric} ${value.toFixed(3)}`);
  console.log(`${name.padEnd(13)} n ${String(list.length).padStart(3)}  ${values.join('  ')}`);
}
