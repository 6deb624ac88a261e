import type {GeneratedRoute} from '../generatedRoutes';

/** A route for all pages of a folder. */
export interface FolderRoute {
  path: string;
  /** Chunk of the component that shows the pages. */
  page: string;
  exact: true;
  [attribute: string]: unknown;
}

export type BrowserRoute = FolderRoute | (Omit<GeneratedRoute, 'routes'> & {routes?: BrowserRoute[]});

/**
 * Writes a module as `.docusaurus/routes.js`, with folder routes made by the module `createPageRoute`.
 *
 * A folder's route fits any name, so the not-found page, which hosts send for an address without a page, gets a route for
 * that address, decoded as the router does. Docusaurus marks its document as its own, "plugin-native".
 */
export function printRoutes(routes: BrowserRoute[], createPageRoute: string): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import createPageRoute from ${JSON.stringify(createPageRoute)};`,
    `const routes = [${routes.map(printRoute).join(',\n')}];`,
    // Docusaurus shows the page itself for an address that ends in ".html".
    `if (document.documentElement.classList.contains('plugin-native') && !location.pathname.endsWith('.html')) {`,
    String.raw`  const path = decodeURI(location.pathname).replace(/[:()*?+{}]/g, '\\$&');`,
    `  routes.unshift({path, exact: true, component: ComponentCreator('*')});`,
    `}`,
    `export default routes;\n`,
  ].join('\n');
}

function printRoute({component, page, routes, ...attributes}: BrowserRoute): string {
  const of = component as GeneratedRoute['component'] | undefined;
  const creator = of
    ? `ComponentCreator(${JSON.stringify(of.path)}, ${JSON.stringify(of.hash)})`
    : `createPageRoute(${JSON.stringify(page)})`;
  const children = Array.isArray(routes) ? [`routes: [${(routes as BrowserRoute[]).map(printRoute).join(',\n')}]`] : [];
  const plain = Object.entries(attributes).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{${[...plain, `component: ${creator}`, ...children].join(', ')}}`;
}
