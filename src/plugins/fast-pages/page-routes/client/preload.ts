// Change: tells a route which page is asked for (@docusaurus/core 3.8.1, `lib/client/preload.js`)
import {cleanPathname} from '../../../../utils/cleanPathname';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

interface Loadable {
  preload?: (pathname: string) => Promise<unknown>;
}

/**
 * Loads what the page at a path needs, so that it can be shown at once.
 *
 * @throws {Error} when some of it cannot be had
 */
export default function preload(pathname: string): Promise<unknown[]> {
  // As `normalizeLocation` of Docusaurus does before it shows the page.
  const page = cleanPathname(decode(pathname));
  return Promise.all(
    matchRoutes(routes, page).map(async ({route}) =>
      (route.component as unknown as Loadable | undefined)?.preload?.(page),
    ),
  );
}

/** Addresses come as the document has them, and decoded as the router has them: `/100%` of one is `/100%25` of the other. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
