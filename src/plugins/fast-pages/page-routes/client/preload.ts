// Change: passes the path of the page to the route (@docusaurus/core 3.8.1, `lib/client/preload.js`). `../index.ts` replaces
// the original; `PendingNavigation` of Docusaurus calls it before it shows a page.
import {cleanPathname} from '../../../../utils/cleanPathname';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

interface Loadable {
  preload?: (pathname: string) => Promise<unknown>;
}

/**
 * Loads everything that a page needs, so that the router can show it immediately.
 *
 * @throws {Error} if a part cannot be loaded
 */
export default function preload(pathname: string): Promise<unknown[]> {
  // Normalizes the path as `normalizeLocation` of Docusaurus does before it shows the page.
  const page = cleanPathname(decode(pathname));
  return Promise.all(
    matchRoutes(routes, page).map(async ({route}) =>
      (route.component as unknown as Loadable | undefined)?.preload?.(page),
    ),
  );
}

/** Decodes a path of the document. The router passes decoded paths, in which `%` may stand alone. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
