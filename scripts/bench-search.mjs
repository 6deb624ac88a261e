#!/usr/bin/env node
// Relevance, sizes and speed of the embedded index, without a browser: `npm run bench:search [-- --verbose] [queries.json]`.
// Reads the records of the last build, asks every query as the dialog does, and scores the hits in the order that it shows.
// See scripts/search/bench.md for what was measured, in the browser too, and for the engines that were tried.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import utils from '@docusaurus/utils';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const load = (file) => utils.loadFreshModule(path.join(root, 'src', file));
const {buildIndex} = await load('plugins/search-index/buildIndex.ts');
const {decodeHeadings, decodeTexts} = await load('plugins/search-index/engine/codec.ts');
const {respond} = await load('plugins/search-index/engine/respond.ts');
const {SearchIndex} = await load('plugins/search-index/engine/searchIndex.ts');
const {groupHits} = await load('components/Search/groupHits.ts');

const queriesFile =
  process.argv.slice(2).find((argument) => argument.endsWith('.json')) ??
  path.join(root, 'scripts/search/queries.json');
const queries = JSON.parse(await readFile(queriesFile, 'utf8'));
const recordsFile = path.join(root, '.docusaurus/search-index/default/records.json');
const records = JSON.parse(
  await readFile(recordsFile, 'utf8').catch(() => {
    console.error(`${path.relative(root, recordsFile)} is missing: run \`npm run build\` first`);
    process.exit(1);
  }),
).filter(({docusaurus_tag: tag}) => !tag.startsWith('docs-default-') || tag === 'docs-default-stable');

const files = buildIndex(records);
const started = performance.now();
const headings = decodeHeadings(JSON.parse(files.headings), files.build);
const index = new SearchIndex(headings);
index.addTexts(decodeTexts(JSON.parse(files.texts), files.build, headings.length));
const loaded = performance.now() - started;

const request = {
  indexName: 'bench',
  hitsPerPage: 20,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:10'],
};
const rows = queries.map(({q, kind, targets}) => {
  const from = performance.now();
  const {hits} = respond(index, {...request, query: q});
  const time = performance.now() - from;
  const shown = groupHits(hits).flatMap((group) => group.hits.map(({url}) => url));
  return {
    q,
    kind,
    targets,
    shown,
    time,
    rank: shown.slice(0, 10).findIndex((url) => targets.some((target) => matches(url, target))) + 1,
  };
});

const times = rows.map(({time}) => time).sort((a, b) => a - b);
console.log(
  `${headings.length} headings; brotli: headings ${kilobytes(files.headings)} kB, texts ${kilobytes(files.texts)} kB`,
);
console.log(
  `loaded in ${loaded.toFixed(0)} ms; a query p50 ${times[times.length >> 1].toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)].toFixed(1)} ms`,
);
print('all', rows);
for (const kind of new Set(rows.map((row) => row.kind)))
  print(
    kind,
    rows.filter((row) => row.kind === kind),
  );
if (process.argv.includes('--verbose')) {
  for (const {q, rank, targets, shown} of rows.filter((row) => row.rank !== 1)) {
    console.log(
      `${rank || 'missed'}: ${q}\n  wanted ${targets.join(' | ')}\n  shown  ${shown.slice(0, 5).join(' | ')}`,
    );
  }
}

/** A page counts with any anchor, an anchor only exactly. */
function matches(url, target) {
  const [page, anchor] = url.split('#');
  const [wantedPage, wantedAnchor] = target.split('#');
  return page === wantedPage && (!wantedAnchor || anchor === wantedAnchor);
}

function kilobytes(text) {
  return (brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length / 1024).toFixed(1);
}

function print(name, list) {
  const share = (count) => (count / list.length).toFixed(3);
  const mrr = list.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0);
  console.log(
    `${name.padEnd(8)} n ${String(list.length).padStart(3)}  MRR@10 ${share(mrr)}  S@1 ${share(list.filter(({rank}) => rank === 1).length)}  S@5 ${share(list.filter(({rank}) => rank >= 1 && rank <= 5).length)}`,
  );
}
