import {expect, it} from 'vitest';
import {formatDay, formatPartialDate} from '../../../src/utils/formatDate';

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
