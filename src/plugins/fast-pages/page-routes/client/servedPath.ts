import {cleanPathname} from '../../../../utils/cleanPathname';

/**
 * Returns the path of the page that the server sent, decoded as the router does it. The URL may already have the path of
 * another page, because the reader can step back in the history before the scripts run.
 */
export function servedPath(): string {
  const {pathname} = window.location;
  const [navigation] = performance.getEntriesByType('navigation');
  const sent = navigation ? cleanPathname(new URL(navigation.name).pathname) : pathname;
  return decodePath(sent === cleanPathname(pathname) ? pathname : sent);
}

/** Decodes a path of the document. The router passes decoded paths, in which `%` may stand alone. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
