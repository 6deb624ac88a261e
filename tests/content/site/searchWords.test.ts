import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {findHits} from '../../../src/plugins/search/engine/findHits';
import {splitChunks, toKey} from '../../../src/plugins/search/engine/tokenize';
import {findBuild} from '../../../tools/build/findBuild';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/searchScores';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {decodeEntities} from './htmlTags';

/** Most pages that contain a rare word. */
const maxPages = 2;
/** Share of the words whose page may come after the first 20 hits, because many titles contain another form of the word. */
const maxLateShare = 0.02;
const files = readSearchIndex(findBuild().site, 'docs-default-stable');

it('the headings and the whole index are small', () => {
  const [headings, texts] = [files.headings, files.texts].map((file) => brotliCompressSync(file).length);
  console.log(`search index: headings ${headings} bytes, texts ${texts} bytes`);
  expect(headings).toBeLessThanOrEqual(40 * 1024);
  expect(headings! + texts!, 'see shownLength in records/toDocuments.ts').toBeLessThanOrEqual(250 * 1024);
});

it('a search for a rare word of a page has hits, and nearly always shows the page', {timeout: 120_000}, () => {
  const pagesOf = new Map<string, Set<string>>();
  /** The words as pages write them, by key. */
  const words = new Map<string, string>();
  const add = (key: string, page: string) => pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
  for (const route of builtRoutes()) {
    if (/^docs\/next\b/.test(route)) continue;
    for (const word of wordsOf(readRoute(route))) {
      words.set(toKey(word), word);
      for (const {joined, names, words: parts} of splitChunks(word))
        for (const key of [toKey(word), joined ?? '', ...names, ...parts]) add(key, `${baseUrl}${route}`);
    }
  }
  const rare = [...words].filter(([key]) => pagesOf.get(key)!.size <= maxPages);
  expect(rare.length).toBeGreaterThan(1000);
  const index = openSearchIndex(files);
  const late: string[] = [];
  const missed: string[] = [];
  for (const [key, word] of rare) {
    const {hits} = findHits(index, {query: word});
    const pages = pagesOf.get(key)!;
    const line = `${word}: ${[...pages].join(', ')}`;
    if (hits.length === 0) missed.push(line);
    else if (!hits.some(({url}) => pages.has(url.split('#')[0]!))) late.push(line);
  }
  console.log(`rare words: ${rare.length}, without a hit ${missed.length}, late ${late.length}`);
  expect(missed, 'no hit').toEqual([]);
  expect(late.length, late.join('\n')).toBeLessThanOrEqual(rare.length * maxLateShare);
});

/** Returns the words of the text of a page, such as `libnss3.so`. */
function wordsOf(html: string): Set<string> {
  const from = html.search(/<(?:div|main)[^>]*\b(?:theme-doc-markdown|markdown)\b/);
  const to = html.slice(from).search(/<footer\b/);
  const text = html
    .slice(from, to < 0 ? undefined : from + to)
    .replace(/<!--[\s\S]*?-->|<(script|style|svg|button)\b[\s\S]*?<\/\1>/g, ' ')
    // Words of the site, not of the page: labels of links to headings, and labels in Chinese.
    .replace(/<a [^>]*\bhash-link\b[\s\S]*?<\/a>/g, ' ')
    // These elements do not end a word: a highlighted name in a sample has several.
    .replace(/<\/?(?:a|abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  const found = decodeEntities(text).match(/[\p{L}\p{N}]+(?:[._:=/@'-]+[\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(found.filter((word) => word.length > 2 && /\p{Script=Latin}/u.test(word)));
}
