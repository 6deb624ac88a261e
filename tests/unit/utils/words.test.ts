// cspell:ignore gotoo gato ogto gtoo goot otgo fedcba xycd
import {expect, it} from 'vitest';
import {editDistance} from '../../../src/utils/editDistance';
import {sharedStart} from '../../../src/utils/sharedStart';
import {formatDay, formatPartialDate} from '../../../src/utils/formatDate';

const rows =
  'goto goto 1 0, goto gto 1 1, goto gotoo 1 1, goto gato 1 1, goto ogto 1 1, goto gtoo 1 1, goto goot 1 1, goto otgo 3 2, ' +
  'kitten sitting 3 3, kitten sitting 2 3, abcdef fedcba 2 3, ca abc 3 3, abc cab 2 2, ab abcd 2 2, ab abcd 1 2, abcd xycd 1 2';

it.each(rows.split(', '))('counts edits up to a limit, a swap as one: %s', (row) => {
  const [a = '', b = '', limit, edits] = row.split(' ');
  expect(editDistance(a, b, Number(limit))).toBe(Number(edits));
});

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

it.each(['2026-11-21T19:50:55Z', '2025-02-01T00:00:00Z', '2024-12-31T23:59:59Z'])(
  'formats %s like Intl.DateTimeFormat',
  (text) => {
    const date = new Date(text);
    expect(formatDay(date)).toBe(new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'}).format(date));
  },
);

it.each(['2023-10-06', '2025-01-31', '2024-12-01'])(
  'formats %s with its day, without its day and without its month',
  (date) => {
    const monthAndYear = {month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
    const withIntl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', options).format(new Date(date));
    expect(formatPartialDate(date)).toBe(withIntl({...monthAndYear, day: 'numeric'}));
    expect(formatPartialDate(date.slice(0, 7))).toBe(withIntl(monthAndYear));
    expect(formatPartialDate(date.slice(0, 4))).toBe(date.slice(0, 4));
  },
);
