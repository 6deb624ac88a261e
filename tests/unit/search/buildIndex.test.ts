import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {buildIndex} from '../../../src/plugins/search-index/buildIndex';
import type {SearchRecord} from '../../../src/utils/search/types';

/** Creates the records of a version with paragraphs that hardly compress. */
function recordsWith(paragraphs: number): SearchRecord[] {
  const heading: SearchRecord = {
    objectID: 'heading',
    url: '/docs/page',
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: null,
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
    kind: 'page',
    deprecated: false,
    news: false,
    aliases: [],
    phrases: [],
    keywords: [],
    links: 0,
    code: '',
  } as unknown as SearchRecord;
  // Words of a vocabulary of 4096, in an order without patterns.
  const words = (index: number): string =>
    (createHash('sha512').update(String(index)).digest('hex').match(/.{3}/g) ?? [])
      .slice(0, 16)
      .map((word) => `w${word}`)
      .join(' ');
  return [
    heading,
    ...Array.from({length: paragraphs}, (_, index) => ({
      ...heading,
      objectID: String(index),
      type: 'content' as const,
      content: words(index),
    })),
  ];
}

const bytes = ({headings, texts}: {headings: string; texts: string}): number =>
  brotliCompressSync(headings).length + brotliCompressSync(texts).length;

const records = recordsWith(100);

test('shortens texts until the index fits, and only then', async () => {
  const whole = await buildIndex(records, Infinity);
  const limit = bytes(whole) - 1;
  const fitted = await buildIndex(records, limit);
  expect(bytes(fitted)).toBeLessThanOrEqual(limit);
  // Texts lose a tenth of their length per step.
  expect(bytes(fitted)).toBeGreaterThan(limit * 0.8);
  expect(fitted.headings).toBe(whole.headings);
});

test('stops if even the shortest texts do not fit', async () => {
  await expect(buildIndex(records, 100)).rejects.toThrow('the index exceeds 100 bytes even with short texts');
});
