import path from 'node:path';
import {routeKey, type ChunkNames, type GeneratedRoute} from '../generatedRoutes';

/** A route of the browser. That of a folder has `componentChunk`: the chunk with the component that shows its pages. */
export interface BrowserRoute extends GeneratedRoute {
  componentChunk?: string;
  routes?: BrowserRoute[];
}

export interface JoinedRoutes {
  routes: BrowserRoute[];
  /** The pages without a route of their own: the chunk of their content by the key of their route. */
  pages: Map<string, string>;
}

/**
 * Joins the routes of the pages of a folder, which differ only in their content.
 *
 * @throws {Error} with the page and the remedy if a page has another component or sidebar than the others of its folder
 */
export function joinRoutes(routes: GeneratedRoute[], chunkNames: ChunkNames): JoinedRoutes {
  const pages = new Map<string, string>();

  const join = (siblings: GeneratedRoute[]): BrowserRoute[] => {
    const others: BrowserRoute[] = [];
    const folders = new Map<string, BrowserRoute>();
    for (const route of siblings) {
      const {__comp: componentChunk, content, ...rest} = chunkNames[routeKey(route)] ?? {};
      if (typeof componentChunk !== 'string' || typeof content !== 'string' || Object.keys(rest).length > 0) {
        others.push({...route, ...(route.routes && {routes: join(route.routes)})});
        continue;
      }
      const {path: pathname, component: _component, ...attributes} = route;
      const shared = {...attributes, path: `${path.posix.dirname(pathname)}/:page`, componentChunk};
      const known = folders.get(shared.path) ?? shared;
      if (JSON.stringify(known) !== JSON.stringify(shared)) throw new Error(`${pathname} ${describe(known, shared)}`);
      folders.set(shared.path, known);
      pages.set(routeKey(route), content);
    }
    // The routes of folders match any name, so other pages come first.
    return [...others, ...folders.values()];
  };

  return {routes: join(routes), pages};
}

/** Says how a page differs from the others of its folder, and what to do. */
function describe(known: BrowserRoute, shared: BrowserRoute): string {
  if (known['sidebar'] !== shared['sidebar'])
    return 'is not in the sidebar of the other pages of its folder; add it to editions/<name>/sidebars.json';
  return 'has another component or other attributes than the other pages of its folder; move it to a folder of its own';
}
