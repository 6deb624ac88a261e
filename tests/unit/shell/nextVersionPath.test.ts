import {expect, it} from 'vitest';
import {nextVersionPath} from '../../../src/utils/nextVersionPath';

it.each([
  ['/python/docs/locators', '/python/docs/next/locators'],
  ['/python/docs/api/class-page', '/python/docs/next/api/class-page'],
  ['/python/docs/next/locators', null],
  ['/python/docs/next', null],
  ['/python/', null],
  ['/python/community/welcome', null],
])('returns the next version of %s: %s', (from, to) => {
  expect(nextVersionPath(from)).toBe(to);
});
