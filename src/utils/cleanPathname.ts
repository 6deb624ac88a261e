/**
 * Returns the path of a page as the site writes it. Hosts also serve a page with its file name (`intro.html`), a
 * trailing slash or double slashes.
 *
 * The redirection script contains the source of this function, so the function uses only its parameter.
 *
 * @returns the path without `index.html`, `.html`, double slashes and a trailing slash; `/` for the root
 */
export function cleanPathname(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(^|\/)index\.html$|\.html$/, '$1');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
