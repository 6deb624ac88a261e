// Formats dates in UTC without `Intl.DateTimeFormat`, because its first use takes 10 to 20 ms in a browser. All scripts
// of a page together start in 130 ms.

/** Formats a date like `Intl.DateTimeFormat('en', {dateStyle: 'medium'})`: `Nov 21, 2026`. */
export function formatDay(date: Date): string {
  // ECMAScript specifies this format: "Sat, 21 Nov 2026 19:50:55 GMT".
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Formats a date that may have no day or no month.
 *
 * @param date `2023-10-06`, `2023-10` or `2023`
 * @returns `6 October 2023`, `October 2023` or `2023`
 */
export function formatPartialDate(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(' ');
}
