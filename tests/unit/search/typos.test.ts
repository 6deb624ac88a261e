import {expect, test} from 'vitest';
import {allowedTypos} from '../../../src/plugins/search/engine/allowedTypos';

test('allows no typo in short words and two in long words', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
