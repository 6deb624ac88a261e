import {cleanPathname} from '../../utils/cleanPathname';

/** The data of the redirection script: the base URL, and current paths by old path, relative to the base URL. */
export interface RedirectionTable {
  baseUrl: string;
  docs: Record<string, string>;
  paths: Record<string, string>;
}

/**
 * Finds the current URL of a page that moved.
 *
 * The redirection script contains the source of this function, so the function uses only its parameters.
 *
 * @param pathname a clean path, see `cleanPath`
 * @returns the current path with query and hash, or `null` if the page did not move
 */
export function findRedirect(table: RedirectionTable, pathname: string, search: string, hash: string): string | null {
  if (!pathname.startsWith(table.baseUrl)) return null;
  const path = pathname.slice(table.baseUrl.length);
  // Before 2021, the version was the first part: next/docs/locators.
  const swapped = path.replace(/^next\/docs\//, 'docs/next/');
  const prefix = /^docs\/next(?=\/|$)/.test(swapped) ? 'docs/next' : 'docs';
  const lookUp = (moved: Record<string, string>, key: string) => (Object.hasOwn(moved, key) ? moved[key] : undefined);
  let target = lookUp(table.paths, path);
  if (target === undefined && (swapped === prefix || swapped.startsWith(`${prefix}/`))) {
    const page = lookUp(table.docs, swapped.slice(prefix.length + 1));
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
 * Returns the path to show for a page, because React hydrates a page only if the path matches its route. Cleans the
 * path, except for the base URL. Replaces percent signs by `%25` if the path is not valid percent-encoding
 * (`/docs/100%`), because the router cannot decode it.
 *
 * The redirection script contains the source of this function, so the function uses only its parameters.
 */
export function cleanPath(pathname: string, baseUrl: string, clean: (pathname: string) => string): string {
  const path = clean(pathname);
  if (`${path}/` === baseUrl) return baseUrl;
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replace(/%/g, '%25');
  }
}

/**
 * Lists the moves that servers can redirect: old and current path, both including the base URL. Servers do not receive the
 * hash of a URL, so a move to a part of a page stays with the script, which keeps the reader's own hash.
 */
export function listMoves({baseUrl, docs, paths}: RedirectionTable): [from: string, to: string][] {
  const below = (prefix: string) =>
    Object.entries(docs).map(([from, to]) => [`${prefix}/${from}`.replace(/\/$/, ''), `${prefix}/${to}`] as const);
  return [...below('docs'), ...below('docs/next'), ...Object.entries(paths)]
    .filter(([, to]) => !to.includes('#'))
    .map(([from, to]) => [baseUrl + from, baseUrl + to]);
}

/**
 * Creates the source of `js/redirection.js`.
 *
 * @param table moved pages; every target must exist (tests/content checks this)
 * @returns a classic script without dependencies that redirects old URLs, and otherwise makes the URL canonical
 */
export function createRedirectionScript(table: RedirectionTable): string {
  // Docusaurus marks its not-found page with the class "plugin-native". There, the script loads the canonical URL;
  // elsewhere, it only changes the URL.
  return `(function () {
var table = ${JSON.stringify(table)};
var path = (${cleanPath.toString()})(location.pathname, table.baseUrl, ${cleanPathname.toString()});
var target = (${findRedirect.toString()})(table, path, location.search, location.hash);
var clean = path + location.search + location.hash;
if (target) location.replace(target);
else if (path === location.pathname) return;
else if (document.documentElement.classList.contains('plugin-native')) location.replace(clean);
else history.replaceState(history.state, '', clean);
})();
`;
}
