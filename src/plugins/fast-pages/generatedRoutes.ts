import vm from 'node:vm';
import {matchRoutes} from 'react-router-config';

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  path: string;
  /** Hash that distinguishes routes with the same path. The route for unknown paths has none. */
  component?: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** `routesChunkNames.json`: maps the key of a route to a tree of chunk names. */
export type ChunkNames = Record<string, Record<string, unknown>>;

export const routeKey = ({path, component}: GeneratedRoute): string => `${path}-${component}`;

/**
 * Reads `.docusaurus/routes.js`.
 *
 * @throws {Error} if the file does not have the form of Docusaurus 3.8
 */
export function parseRoutes(source: string): GeneratedRoute[] {
  const expression = source.split('export default')[1];
  if (!expression) throw new Error('.docusaurus/routes.js has no default export; did Docusaurus change its format?');
  return vm.runInNewContext(`(${expression.trim().replace(/;$/, '')})`, {
    ComponentCreator: (_path: string, hash?: string) => hash,
  }) as GeneratedRoute[];
}

/** Lists the chunks that a page needs: those of its route and of the routes around it. */
export function pageChunkNames(permalink: string, routes: GeneratedRoute[], chunkNames: ChunkNames): string[] {
  const branch = matchRoutes(routes as object[], permalink).map(({route}) => route as GeneratedRoute);
  return branch.flatMap((route) => listNames(chunkNames[routeKey(route)]));
}

function listNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listNames) : [];
}
