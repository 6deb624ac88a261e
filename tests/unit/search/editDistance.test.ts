import {expect, test} from 'vitest';
import {allowedTypos, countBits, editDistance, letterMask} from '../../../src/plugins/search-index/engine/editDistance';

test.each([
  ['codegen', 'codegen', 0],
  ['codgen', 'codegen', 1],
  ['trcae', 'trace', 1],
  ['emualtion', 'emulation', 1],
  ['screnshto', 'screenshot', 2],
])('counts the edits between %s and %s: %i', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));

test('returns limit + 1 beyond the limit', () => {
  expect(editDistance('locator', 'network', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

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
