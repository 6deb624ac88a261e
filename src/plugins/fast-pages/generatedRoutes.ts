import vm from 'node:vm';

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  path: string;
  /** Key of `routesChunkNames.json` without its hash, and the hash. */
  component: {path: string; hash: string};
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/**
 * Reads `.docusaurus/routes.js`.
 *
 * @throws {Error} when it has another form than Docusaurus 3.8 gives it
 */
export function parseRoutes(source: string): GeneratedRoute[] {
  const expression = source.split('export default')[1];
  if (!expression) throw new Error('.docusaurus/routes.js has no default export; did Docusaurus change its form?');
  return vm.runInNewContext(`(${expression.trim().replace(/;$/, '')})`, {
    ComponentCreator: (path: string, hash: string) => ({path, hash}),
  }) as GeneratedRoute[];
}

/** Names of chunks at the ends of a tree of names, as `routesChunkNames.json` has them. */
export function leavesOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leavesOf) : [];
}
