// Dates in UTC without `Intl.DateTimeFormat`: what a browser loads for its first use takes 10 to 20 ms, where all scripts of
// a page start in 130.

/** A day as `Intl.DateTimeFormat('en', {dateStyle: 'medium'})` gives it: `Nov 21, 2026`. */
export function formatDay(date: Date): string {
  // "Sat, 21 Nov 2026 19:50:55 GMT", which ECMAScript prescribes.
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Words for a date that may lack its day or month.
 *
 * @param date `2023-10-06`, `2023-10` or `2023`
 * @returns `6 October 2023`, `October 2023` or `2023`
 */
export function formatPartialDate(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(' ');
}
