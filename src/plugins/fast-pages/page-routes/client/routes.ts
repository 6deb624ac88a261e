/** The routes of the browser, which `../joinRoutes.ts` has joined. The module replaces `@generated/routes`. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import table from '@generated/page-routes/routes.json';
import type {RouteConfig} from 'react-router-config';
import type {BrowserRoute} from '../joinRoutes';
import createPageRoute from './createPageRoute';
import {servedPath} from './servedPath';

const routes = table.map(toRoute);

function toRoute({component = '', componentChunk, routes: children, ...route}: BrowserRoute): RouteConfig {
  return {
    ...route,
    component: componentChunk ? createPageRoute(componentChunk) : ComponentCreator(route.path, component),
    ...(children && {routes: children.map(toRoute)}),
  };
}

// The route of a folder matches any name. Therefore the not-found page, which hosts send for unknown paths, adds a route for
// its path. Docusaurus marks that page with the class "plugin-native", and shows it itself for a path that ends in ".html".
const path = servedPath();
if (document.documentElement.classList.contains('plugin-native') && !path.endsWith('.html')) {
  const escaped = path.replace(/[:()*?+{}]/g, String.raw`\$&`);
  routes.unshift({path: escaped, exact: true, component: ComponentCreator('*', '')});
}

export default routes;
