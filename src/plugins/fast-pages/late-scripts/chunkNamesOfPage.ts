import {leavesOf, type GeneratedRoute} from '../generatedRoutes';

/**
 * Names of the chunks that a page's routes need: its own route and those around it.
 *
 * The routes decide, not their paths: stable docs lie at `/docs`, and the pages of next at `/docs/next` do not need what
 * stable ones do.
 *
 * @param permalink path of the page
 * @param routes what Docusaurus generated
 * @param chunkNames Docusaurus's `routesChunkNames.json`: from a route's path and hash to a tree of names
 */
export function chunkNamesOfPage(
  permalink: string,
  routes: GeneratedRoute[],
  chunkNames: Record<string, unknown>,
): string[] {
  return branchOf(permalink, routes).flatMap(({component: {path, hash}}) => leavesOf(chunkNames[`${path}-${hash}`]));
}

/** The routes from the outermost to the one of the page; none when no page has this path. */
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
