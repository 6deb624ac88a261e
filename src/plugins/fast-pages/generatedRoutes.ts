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
 * @throws {Error} if the file does not have the form of Docusaurus 3.8
 */
export function parseRoutes(source: string): GeneratedRoute[] {
  const expression = source.split('export default')[1];
  if (!expression) throw new Error('.docusaurus/routes.js has no default export; did Docusaurus change its format?');
  return vm.runInNewContext(`(${expression.trim().replace(/;$/, '')})`, {
    ComponentCreator: (path: string, hash: string) => ({path, hash}),
  }) as GeneratedRoute[];
}
