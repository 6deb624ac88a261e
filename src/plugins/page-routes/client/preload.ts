// Change: tells a route which page is asked for (@docusaurus/core 3.8.1, `lib/client/preload.js`)
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
  const page = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const matches = Array.from(new Set([page, decodeURI(page)])).flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(async ({route}) => (route.component as unknown as Loadable | undefined)?.preload?.(page)),
  );
}
