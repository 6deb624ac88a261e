import {leavesOf} from '../../../utils/leavesOf';
import type {GeneratedRoute} from '../generatedRoutes';

/**
 * Names of the chunks that a page needs: those of its route and of the routes around it.
 *
 * Follows the tree of routes, not the paths: the pages of next are below `/docs/next`, but not in the route `/docs` of the
 * stable version.
 *
 * @param permalink path of the page
 * @param routes from `.docusaurus/routes.js`
 * @param chunkNames Docusaurus's `routesChunkNames.json`: maps the path and hash of a route to a tree of names
 */
export function chunkNamesOfPage(
  permalink: string,
  routes: GeneratedRoute[],
  chunkNames: Record<string, unknown>,
): string[] {
  return branchOf(permalink, routes).flatMap(({component: {path, hash}}) => leavesOf(chunkNames[`${path}-${hash}`]));
}

/** The routes from the outermost one to the page; empty if no page has this path. */
function branchOf(permalink: string, routes: GeneratedRoute[]): GeneratedRoute[] {
  for (const route of routes) {
    if (route.routes) {
      const inner = branchOf(permalink, route.routes);
      if (inner.length > 0) return [route, ...inner];
    } else if (route.path === permalink) {
      return [route];
    }
  }
  return [];
}
