import path from 'node:path';
import {leavesOf} from '../../../utils/leavesOf';
import type {GeneratedRoute} from '../generatedRoutes';
import type {BrowserRoute} from './printRoutes';

/** `routesChunkNames.json`: maps the path and hash of a route to a tree of chunk names. */
export type ChunkNames = Record<string, Record<string, unknown>>;

export interface JoinedRoutes {
  routes: BrowserRoute[];
  /** Keys that the browser still needs, with their chunks. */
  used: {key: string; names: string[]}[];
  /** Chunks of single pages, which the browser no longer needs. */
  pages: Set<string>;
}

/**
 * Joins the routes of pages that differ only in their content: pages of one folder with the same component and the same
 * attributes, if all pages of the folder are like that.
 */
export function joinRoutes(routes: GeneratedRoute[], chunkNames: ChunkNames): JoinedRoutes {
  const used: JoinedRoutes['used'] = [];
  const pages = new Set<string>();

  const keep = (route: GeneratedRoute): BrowserRoute => {
    // The route for unknown paths has no chunks.
    const key = `${route.component.path}-${route.component.hash}`;
    const names = chunkNames[key];
    if (names) used.push({key, names: leavesOf(names)});
    return {...route, ...(route.routes ? {routes: join(route.routes)} : {})};
  };

  const join = (siblings: GeneratedRoute[]): BrowserRoute[] => {
    const kinds = new Map<string, Set<string>>();
    for (const route of siblings) {
      const folder = path.posix.dirname(route.path);
      kinds.set(folder, (kinds.get(folder) ?? new Set()).add(kindOf(route, chunkNames) ?? route.path));
    }
    const joined: BrowserRoute[] = [];
    const folders = new Set<string>();
    for (const route of siblings) {
      const folder = path.posix.dirname(route.path);
      const page = pageOf(route, chunkNames);
      if (!page || kinds.get(folder)!.size > 1) {
        joined.push(keep(route));
        continue;
      }
      pages.add(page.content);
      if (folders.has(folder)) continue;
      const {component, routes: _none, ...attributes} = route;
      const key = `${component.path}-${component.hash}`;
      used.push({key: `${folder}/:page`, names: [page.component]});
      chunkNames[`${folder}/:page`] = {__comp: chunkNames[key]!['__comp']};
      folders.add(folder);
      // Takes the place of the first page, because more general routes come later.
      joined.push({...attributes, path: `${folder}/:page`, exact: true, page: page.component});
    }
    return joined;
  };

  return {routes: join(routes), used, pages};
}

/** The chunks of a route that shows only the content of one page. */
function pageOf(route: GeneratedRoute, chunkNames: ChunkNames): {component: string; content: string} | undefined {
  const names = chunkNames[`${route.component.path}-${route.component.hash}`];
  if (route.routes || !names || Object.keys(names).sort().join() !== '__comp,content') return undefined;
  const {__comp: component, content} = names;
  return typeof component === 'string' && typeof content === 'string' ? {component, content} : undefined;
}

/** Routes with the same key can be joined. */
function kindOf(route: GeneratedRoute, chunkNames: ChunkNames): string | undefined {
  const page = pageOf(route, chunkNames);
  if (!page) return undefined;
  const {path: _path, component: _component, ...attributes} = route;
  return JSON.stringify([page.component, Object.entries(attributes).sort()]);
}
