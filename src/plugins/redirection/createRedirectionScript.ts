/** What the redirection script knows: the base URL, and old paths with the paths of today, both below the base URL. */
export interface RedirectionTable {
  baseUrl: string;
  docs: Record<string, string>;
  paths: Record<string, string>;
}

/**
 * The address that an old one leads to.
 *
 * Serialised into the script by `createRedirectionScript`, so it uses nothing from outside its own body.
 *
 * @returns the path of today with the old query and hash, or `null` when the path did not move
 */
export function findRedirect(table: RedirectionTable, pathname: string, search: string, hash: string): string | null {
  if (!pathname.startsWith(table.baseUrl)) return null;
  const path = pathname
    .slice(table.baseUrl.length)
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
  // Before 2021 the version stood first: next/docs/locators.
  const swapped = path.replace(/^next\/docs\//, 'docs/next/');
  const prefix = /^docs\/next(?=\/|$)/.test(swapped) ? 'docs/next' : 'docs';
  const own = (moved: Record<string, string>, key: string) => (Object.hasOwn(moved, key) ? moved[key] : undefined);
  let target = own(table.paths, path);
  if (target === undefined && (swapped === prefix || swapped.startsWith(`${prefix}/`))) {
    const page = own(table.docs, swapped.slice(prefix.length + 1));
    if (page !== undefined) target = `${prefix}/${page}`;
    else if (swapped !== path) target = swapped;
  }
  if (target === undefined) return null;
  return (
    table.baseUrl +
    target.replace(/#.*/, '') +
    search +
    (hash || (target.includes('#') ? target.slice(target.indexOf('#')) : ''))
  );
}

/**
 * A path that can be decoded, for one that anybody may type and no router reads (`/docs/100%`).
 *
 * Serialised into the script as `findRedirect` is.
 *
 * @returns `null` when the path can be decoded as it is
 */
export function escapeImproper(pathname: string): string | null {
  try {
    decodeURI(pathname);
    return null;
  } catch {
    return pathname.replace(/%/g, '%25');
  }
}

/**
 * The source of `js/redirection.js`.
 *
 * @param table moved pages; every target must exist (tests/content follows them)
 * @returns a classic script without dependencies that replaces the address when it is an old one, or cannot be decoded
 */
export function createRedirectionScript(table: RedirectionTable): string {
  return `(function () {
var escaped = (${escapeImproper.toString()})(location.pathname);
if (escaped) history.replaceState(history.state, '', escaped + location.search + location.hash);
var target = (${findRedirect.toString()})(${JSON.stringify(table)}, location.pathname, location.search, location.hash);
if (target) location.replace(target);
})();
`;
}
