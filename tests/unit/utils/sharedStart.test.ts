import {expect, it} from 'vitest';
import {sharedStart} from '../../../src/utils/sharedStart';

const messages = [
  'Locator expected to be visible',
  'Locator expected to have text, but both texts look the same',
  'Locator expected to have text, but the field is empty',
  'connect ECONNREFUSED 127.0.0.1:9222',
  'connect ECONNREFUSED ::1:9222',
  'Looks like you launched a headed browser',
  'Looks like Playwright was updated',
  'strict mode violation',
];

it.each([
  ['Locator expected to be visible', 'Locator expected to'],
  ['Locator expected to have text, but the field is empty', 'Locator expected to'],
  ['connect ECONNREFUSED ::1:9222', 'connect ECONNREFUSED'],
  ['Looks like Playwright was updated', ''],
  ['strict mode violation', ''],
])('the words that other messages share with "%s" are "%s"', (message, start) => {
  expect(sharedStart(message, messages)).toBe(start);
});
