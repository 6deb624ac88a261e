import {cleanPathname} from '../../utils/cleanPathname';

/**
 * The data of the redirection script: the base URL, and current paths by old path. Those of `docs` are below `docs/` and
 * `docs/next/`, the others below the base URL. A key of `docs` with a hash is a part that moved to another page.
 */
export interface RedirectionTable {
  baseUrl: string;
  docs: Record<string, string>;
  paths: Record<string, string>;
}

/**
 * Finds the current URL of a page, or of a part of a page, that moved.
 *
 * The redirection script contains the source of this function, so the function uses only its parameters.
 *
 * @param pathname the result of `pathToShow`
 * @returns the current path with query and hash, or `null` if nothing moved
 */
export function findRedirect(table: RedirectionTable, pathname: string, search: string, hash: string): string | null {
  if (!pathname.startsWith(table.baseUrl)) return null;
  const requested = pathname.slice(table.baseUrl.length);
  let path = requested;
  let id = hash.slice(1);
  // In 2020, the landing page showed all documents: #path=docs%2Femulation.md&q=geolocation.
  const old = new URLSearchParams(path === '' ? id : '');
  const file = /^(docs(?:\/[\w-]+)*?)(?:\/README)?\.md$/.exec(old.get('path') ?? '')?.[1];
  if (file !== undefined) {
    path = file;
    id = old.get('q') ?? '';
    // One document described all classes. Its ids were class-page and pagegotourl-options.
    const name =
      path === 'docs/api' &&
      /^(?:class-(\w+)|(browser(?:context|type)?|page|frame|(?:element|js)handle|request|response|route|keyboard|mouse))/.exec(
        id,
      );
    if (name) {
      path = `docs/api/class-${name[1] ?? name[2]}`;
      id = '';
    }
  }
  // Before 2021, the version was the first part: next/docs/locators.
  path = path.replace(/^next\/docs\//, 'docs/next/');
  const prefix = /^docs\/next(?=\/|$)/.test(path) ? 'docs/next' : 'docs';
  const lookUp = (moved: Record<string, string>, key: string) => (Object.hasOwn(moved, key) ? moved[key] : undefined);
  let target = lookUp(table.paths, path);
  if (target === undefined && (path === prefix || path.startsWith(`${prefix}/`))) {
    const page = path.slice(prefix.length + 1);
    const part = lookUp(table.docs, `${page}#${id}`);
    if (part !== undefined) id = '';
    const moved = part ?? lookUp(table.docs, page);
    if (moved !== undefined) target = `${prefix}/${moved}`;
    else if (path !== requested) target = path;
  }
  if (target === undefined) return null;
  const [to = '', anchor = ''] = target.split('#');
  return table.baseUrl + to + search + (id || anchor ? `#${id || anchor}` : '');
}

/**
 * Returns the path to show for a page, because React hydrates a page only if the path matches its route. Cleans the
 * path, except for the base URL. Replaces percent signs by `%25` if the path is not valid percent-encoding
 * (`/docs/100%`), because the router cannot decode it.
 *
 * The redirection script contains the source of this function, so the function uses only its parameters.
 */
export function pathToShow(pathname: string, baseUrl: string, clean: (pathname: string) => string): string {
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
 * hash of a URL, so a move from or to a part of a page stays with the script, which keeps the reader's own hash.
 */
export function listMoves({baseUrl, docs, paths}: RedirectionTable): [from: string, to: string][] {
  const below = (prefix: string) =>
    Object.entries(docs).map(([from, to]) => [`${prefix}/${from}`.replace(/\/$/, ''), `${prefix}/${to}`] as const);
  return [...below('docs'), ...below('docs/next'), ...Object.entries(paths)]
    .filter((move) => !move.join().includes('#'))
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
var path = (${pathToShow.toString()})(location.pathname, table.baseUrl, ${cleanPathname.toString()});
var target = (${findRedirect.toString()})(table, path, location.search, location.hash);
var clean = path + location.search + location.hash;
if (target) location.replace(target);
else if (path === location.pathname) return;
else if (document.documentElement.classList.contains('plugin-native')) location.replace(clean);
else history.replaceState(history.state, '', clean);
})();
`;
}
