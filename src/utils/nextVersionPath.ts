/**
 * Returns the path of the same page in the next version.
 *
 * @param pathname path of a stable page, such as `/python/docs/locators`
 * @returns `/python/docs/next/locators`, or `null` if the page belongs to the next version or has no versions
 */
export function nextVersionPath(pathname: string): string | null {
  const [, base, page] = /^(.*?\/docs)\/(.+)$/.exec(pathname) ?? [];
  if (base === undefined || page === undefined || page === 'next' || page.startsWith('next/')) return null;
  return `${base}/next/${page}`;
}
