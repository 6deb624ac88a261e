import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {afterEach, expect, test, vi} from 'vitest';
import {buildIndex, encodeWithin} from '../../../src/plugins/search-index/buildIndex';
import type {SearchRecord} from '../../../src/utils/search/types';

afterEach(() => vi.unstubAllEnvs());

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
  const whole = await encodeWithin(records, 1_000_000);
  const limit = bytes(whole) - 1;
  const fitted = await encodeWithin(records, limit);
  expect(bytes(fitted)).toBeLessThanOrEqual(limit);
  // Texts lose a tenth of their length per step.
  expect(bytes(fitted)).toBeGreaterThan(limit * 0.8);
  expect(fitted.headings).toBe(whole.headings);
});

test('stops if even the shortest texts do not fit', async () => {
  await expect(encodeWithin(records, 100)).rejects.toThrow('the index exceeds 100 bytes even with short texts');
});

test('keeps texts of a normal size as they are in a build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await buildIndex(records, 85_200)).toEqual(await encodeWithin(records, 1_000_000));
});
