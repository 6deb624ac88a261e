import {expect, it} from 'vitest';
import {formatDay, formatPartialDate} from '@site/src/utils/formatDate';

it.each(['2026-11-21T19:50:55Z', '2025-02-01T00:00:00Z', '2024-12-31T23:59:59Z'])(
  'writes %s as browsers do',
  (text) => {
    const date = new Date(text);
    expect(formatDay(date)).toBe(new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'}).format(date));
  },
);

it.each(['2023-10-06', '2025-01-31', '2024-12-01'])('writes %s in full, as far as it is known', (date) => {
  const inFull = {month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  const asBrowser = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', options).format(new Date(date));
  expect(formatPartialDate(date)).toBe(asBrowser({...inFull, day: 'numeric'}));
  expect(formatPartialDate(date.slice(0, 7))).toBe(asBrowser(inFull));
  expect(formatPartialDate(date.slice(0, 4))).toBe(date.slice(0, 4));
});
