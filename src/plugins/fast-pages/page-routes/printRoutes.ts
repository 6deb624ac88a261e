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
 * Prints a module like `.docusaurus/routes.js`, with folder routes that the module `createPageRoute` creates.
 *
 * The route of a folder matches any name. Therefore the not-found page, which hosts send for unknown paths, adds a route for
 * its path. Docusaurus marks that page with the class "plugin-native".
 *
 * @param client folder of the modules `createPageRoute` and `documentPath`
 */
export function printRoutes(routes: BrowserRoute[], client: string): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import createPageRoute from ${JSON.stringify(`${client}/createPageRoute`)};`,
    `import {documentPath} from ${JSON.stringify(`${client}/documentPath`)};`,
    `const routes = [${routes.map(printRoute).join(',\n')}];`,
    // For a path that ends in ".html", Docusaurus shows the page itself.
    `if (document.documentElement.classList.contains('plugin-native')) {`,
    `  const path = documentPath();`,
    // For a path that ends in ".html", Docusaurus shows the page itself.
    `  if (!path.endsWith('.html'))`,
    String.raw`    routes.unshift({path: path.replace(/[:()*?+{}]/g, '\\$&'), exact: true, component: ComponentCreator('*')});`,
    `}`,
    `export default routes;\n`,
  ].join('\n');
}

function printRoute({component, page, routes, ...attributes}: BrowserRoute): string {
  // The route of a folder has no component of Docusaurus.
  const original = component as GeneratedRoute['component'] | undefined;
  const creator = original
    ? `ComponentCreator(${JSON.stringify(original.path)}, ${JSON.stringify(original.hash)})`
    : `createPageRoute(${JSON.stringify(page)})`;
  const children = Array.isArray(routes) ? [`routes: [${(routes as BrowserRoute[]).map(printRoute).join(',\n')}]`] : [];
  const plain = Object.entries(attributes).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{${[...plain, `component: ${creator}`, ...children].join(', ')}}`;
}
