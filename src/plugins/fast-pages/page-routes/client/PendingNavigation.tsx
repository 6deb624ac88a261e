// Change: each load belongs to its location, so that only the page of the newest location is shown; hydrates the page of the
// document even if the URL has changed; leaves scrolling to `../../client/scrollPosition.ts`
// (@docusaurus/core 3.8.1, `lib/client/PendingNavigation.js` and the component of `ClientLifecyclesDispatcher.js`)
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {cleanPathname} from '../../../../utils/cleanPathname';
import {isPlainClick} from '../../../../utils/isPlainClick';
import {servedPath} from './servedPath';
import {loadPageAt} from './loadPageAt';

type History = ReturnType<typeof useHistory>;
type Location = History['location'];

interface Props {
  /** The newest location: the one in the address bar. */
  location: Location;
  children: ReactNode;
}

/** The location whose page is shown, and the one before it. */
interface Shown {
  location: Location;
  previousLocation: Location | null;
}

/** Shows a page when it has loaded, and the page before until then. */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState<Shown>(() => ({location: firstLocation(location), previousLocation: null}));

  useLayoutEffect(() => replaceSameUrl(history), [history]);

  useLayoutEffect(() => {
    if (!shown.previousLocation) dispatchLifecycleAction('onRouteUpdate', shown)();
    dispatchLifecycleAction('onRouteDidUpdate', shown);
  }, [shown]);

  // Loads the page of the newest location, and then shows it. A load that was under way is dropped.
  useLayoutEffect(() => {
    if (location === shown.location) return undefined;
    const next = {location, previousLocation: shown.location};
    const finish = dispatchLifecycleAction('onRouteUpdate', next);
    const ended = new AbortController();
    const {signal} = ended;
    let isLeaving = false;
    window.addEventListener('beforeunload', () => (isLeaving = true), {signal});
    document.addEventListener('click', (event) => followHash(event, shown.location, history), {signal});
    loadPageAt(location.pathname).then(
      () => {
        if (!signal.aborted) setShown(next);
      },
      (error: unknown) => {
        // WebKit stops all requests when the reader opens another document. A reload would replace that document.
        if (signal.aborted || isLeaving) return;
        console.warn(error);
        // The files of the page may no longer exist after a new deployment. Scrolls first, because the browser restores the
        // scroll position of the page that reloads.
        window.scrollTo({top: 0, behavior: 'instant'});
        window.location.reload();
      },
    );
    return () => {
      ended.abort();
      finish();
    };
  }, [location, shown, history]);

  // A controlled route, so that everything below receives the location of the shown page.
  return renderRoutes([{render: () => children}], undefined, {location: shown.location});
}

/** Follows a link to a heading while another page is loading. The browser would add the hash to the URL of that page. */
function followHash(event: MouseEvent, location: Location, history: History): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  history.push({...location, hash: link.getAttribute('href')!});
}

/**
 * The location to render first. Hydration must render the page of the document. After a reload, the reader can step back in
 * the history before the scripts run, which changes the URL only.
 */
function firstLocation(location: Location): Location {
  const pathname = servedPath();
  const isOther = cleanPathname(pathname) !== cleanPathname(location.pathname);
  const isHydrating = document.documentElement.dataset['hasHydrated'] !== 'true';
  return isHydrating && isOther ? normalizeLocation({pathname, search: '', hash: '', state: undefined}) : location;
}

/**
 * Makes a link to the current URL replace the entry of the history, as browsers do. `Link` compares its target only with the
 * page that is shown, so that a second click on a link whose page is loading would add a second entry.
 */
function replaceSameUrl(history: History): void {
  const push = history.push.bind<History['push']>(history);
  history.push = (target: string | Location, state?: unknown) => {
    const url = typeof target === 'string' ? target : history.createHref(target);
    if (url === history.createHref(history.location)) history.replace(target, state);
    else push(target, state);
  };
}
