const DAY = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
const MONTH = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/**
 * Words for a date that may lack its day or month.
 *
 * @param date `2023-10-06`, `2023-10` or `2023`
 * @returns `6 October 2023`, `October 2023` or `2023`
 */
export function formatPartialDate(date: string): string {
  if (date.length === 4) {
    return date;
  }
  return (date.length === 7 ? MONTH : DAY).format(new Date(date));
}
