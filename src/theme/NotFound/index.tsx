import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFound from '@theme-original/NotFound';

const routes = [{component: NotFound}];

/**
 * The not-found page. One file, `404.html`, serves every unknown path, and hydration must render exactly what the file
 * contains. Therefore the navbar first receives the path of the file, and the real path after hydration: it determines the
 * version and the links to other editions.
 */
export default function NotFoundAtPath(): ReactNode {
  const location = useLocation();
  const pathname = useBaseUrl('/404.html');
  const received = useIsBrowser() ? location : {...location, pathname, search: '', hash: ''};
  return renderRoutes(routes, undefined, {location: received});
}
