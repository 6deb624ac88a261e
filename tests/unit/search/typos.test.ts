import {expect, test} from 'vitest';
import {allowedTypos, countBits, letterMask} from '../../../src/plugins/search-index/engine/typos';
import {editDistance} from '../../../src/utils/editDistance';

test('allows no typo in short words and two in long words', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});

test('letter masks never exclude a word within the allowed distance', () => {
  for (const [a, b] of [
    ['codgen', 'codegen'],
    ['trcae', 'trace'],
    ['cat', 'car'],
  ] as const) {
    expect(countBits(letterMask(a) ^ letterMask(b))).toBeLessThanOrEqual(2 * editDistance(a, b, 2));
  }
});
