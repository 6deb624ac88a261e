import {cleanPathname} from '../../../../utils/cleanPathname';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decodePath} from './servedPath';

/** A component of react-loadable or `createPageRoute()`, which loads what it shows. */
interface Loadable {
  preload?: (pathname: string) => Promise<unknown>;
}

/**
 * Loads everything that a page needs, so that the router can show it immediately.
 *
 * @throws {Error} if a part cannot be loaded
 */
export function loadPageAt(pathname: string): Promise<unknown> {
  // Normalizes the path as `normalizeLocation` of Docusaurus does before it shows the page.
  const page = cleanPathname(decodePath(pathname));
  return Promise.all(
    matchRoutes(routes, page).map(async ({route}) =>
      (route.component as unknown as Loadable | undefined)?.preload?.(page),
    ),
  );
}
