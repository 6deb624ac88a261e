import {expect, test} from 'vitest';
import {editDistance} from '../../../src/utils/editDistance';

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
