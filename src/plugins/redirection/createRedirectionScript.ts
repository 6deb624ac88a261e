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
 * The path as the site writes it, for one that hosts answer with the same page: with the name of its file, a slash twice, or
 * a sign that is no proper escape (`/docs/100%`), which no router reads. React takes over a page only at its own path.
 *
 * Serialised into the script as `findRedirect` is.
 */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(\/)index\.html$|\.html$/, '$1');
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replace(/%/g, '%25');
  }
}

/**
 * The source of `js/redirection.js`.
 *
 * @param table moved pages; every target must exist (tests/content follows them)
 * @returns a classic script without dependencies that replaces the address when it is an old one, and cleans it otherwise
 */
export function createRedirectionScript(table: RedirectionTable): string {
  // Where the host sends its not-found page, which Docusaurus marks as "plugin-native", the clean address is asked for.
  return `(function () {
var path = (${cleanPath.toString()})(location.pathname);
var target = (${findRedirect.toString()})(${JSON.stringify(table)}, path, location.search, location.hash);
var clean = path + location.search + location.hash;
if (target) location.replace(target);
else if (path === location.pathname) return;
else if (document.documentElement.classList.contains('plugin-native')) location.replace(clean);
else history.replaceState(history.state, '', clean);
})();
`;
}
