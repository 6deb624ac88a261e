// Change: passes the path of the page to the route, and loads the page of the document before hydration (@docusaurus/core
// 3.8.1, `lib/client/preload.js`). `../index.ts` replaces the original.
import {cleanPathname} from '../../../../utils/cleanPathname';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decodePath, documentPath} from './documentPath';

interface Loadable {
  preload?: (pathname: string) => Promise<unknown>;
}

/** Loads what hydration needs. Only `clientEntry` of Docusaurus calls it. */
export default function preload(): Promise<unknown[]> {
  return loadPageAt(documentPath());
}

/**
 * Loads everything that a page needs, so that the router can show it immediately.
 *
 * @throws {Error} if a part cannot be loaded
 */
export function loadPageAt(pathname: string): Promise<unknown[]> {
  // Normalizes the path as `normalizeLocation` of Docusaurus does before it shows the page.
  const page = cleanPathname(decodePath(pathname));
  return Promise.all(
    matchRoutes(routes, page).map(async ({route}) =>
      (route.component as unknown as Loadable | undefined)?.preload?.(page),
    ),
  );
}
