import path from 'node:path';
import {keyOf, type ChunkNames, type GeneratedRoute} from '../generatedRoutes';

/** A route of the browser. The route of a folder has `page`, the chunk of the component that shows its pages. */
export interface BrowserRoute extends GeneratedRoute {
  page?: string;
  routes?: BrowserRoute[];
}

export interface JoinedRoutes {
  routes: BrowserRoute[];
  /** The pages without a route of their own: the chunk of their content by the key of their route. */
  pages: Map<string, string>;
}

/**
 * Joins the routes of pages that differ only in their content: pages of one folder with the same component and the same
 * attributes, if all pages of the folder are like that.
 */
export function joinRoutes(routes: GeneratedRoute[], chunkNames: ChunkNames): JoinedRoutes {
  const pages = new Map<string, string>();

  const join = (siblings: GeneratedRoute[]): BrowserRoute[] => {
    const kinds = new Map<string, Set<string>>();
    for (const route of siblings) {
      const folder = path.posix.dirname(route.path);
      const kind = JSON.stringify(folderRoute(route, chunkNames) ?? keyOf(route));
      kinds.set(folder, (kinds.get(folder) ?? new Set()).add(kind));
    }
    const joined: BrowserRoute[] = [];
    for (const route of siblings) {
      const shared = folderRoute(route, chunkNames);
      if (!shared || kinds.get(path.posix.dirname(route.path))!.size > 1) {
        joined.push({...route, ...(route.routes && {routes: join(route.routes)})});
        continue;
      }
      pages.set(keyOf(route), chunkNames[keyOf(route)]!['content'] as string);
      // Takes the place of the first page, because more general routes come later.
      if (joined.every((other) => other.path !== shared.path)) joined.push(shared);
    }
    return joined;
  };

  return {routes: join(routes), pages};
}

/** Returns the route of the folder of a page; undefined if the route shows more than the content of one page. */
function folderRoute(route: GeneratedRoute, chunkNames: ChunkNames): BrowserRoute | undefined {
  const {__comp: page, content, ...others} = chunkNames[keyOf(route)] ?? {};
  if (typeof page !== 'string' || typeof content !== 'string' || Object.keys(others).length > 0) return undefined;
  const {path: pathname, component: _component, ...attributes} = route;
  return route.routes ? undefined : {...attributes, path: `${path.posix.dirname(pathname)}/:page`, page};
}
