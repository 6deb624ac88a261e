/**
 * Names of the chunks that a page's routes need.
 *
 * @param permalink path of the page
 * @param chunkNames Docusaurus's `routesChunkNames.json`: from a route's path and hash to a tree of names
 */
export function chunkNamesOfPage(permalink: string, chunkNames: object): string[] {
  return Object.entries(chunkNames)
    .filter(([key]) => isAbove(key.replace(/-[^-]+$/, ''), permalink))
    .flatMap(([, tree]) => leavesOf(tree));
}

/**
 * A route is the page's own, or one around it. The routes around docs pages repeat the path of their version, and a
 * version at the root, `/docs`, is above the pages of the others, `/docs/next`, too: its chunks are shared or small.
 */
function isAbove(route: string, permalink: string): boolean {
  return route === permalink || (!route.endsWith('/') && permalink.startsWith(`${route}/`));
}

function leavesOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leavesOf) : [];
}
