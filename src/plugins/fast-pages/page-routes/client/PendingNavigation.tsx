// Change: each load belongs to its location, so that only the page of the newest location is shown; hydrates the page of the
// document even if the URL has changed; accepts hashes that are not valid percent-encoding
// (@docusaurus/core 3.8.1, `lib/client/PendingNavigation.js` and the component of `ClientLifecyclesDispatcher.js`)
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory} from '@docusaurus/router';
import {Component, type ReactNode} from 'react';
import {cleanPathname} from '../../../../utils/cleanPathname';
import {idInHash} from '../../../../utils/idInHash';
import {documentPath} from './documentPath';
import {loadPageAt} from './preload';
import {replaceSameUrl} from './replaceSameUrl';

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
export default function PendingNavigation(props: Props): ReactNode {
  return <Navigation {...props} history={useHistory()} />;
}

class Navigation extends Component<Props & {history: History}, Shown> {
  override state: Shown = {location: firstLocation(this.props.location), previousLocation: null};

  /** Ends the current load, whose result is then ignored. */
  private endLoad = () => {};

  override componentDidMount(): void {
    const {location} = this.state;
    replaceSameUrl(this.props.history);
    document.addEventListener('click', this.followHash);
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location})();
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: null, location});
    if (location !== this.props.location) this.load();
  }

  override componentDidUpdate(previousProps: Props, previousState: Shown): void {
    if (this.state !== previousState) {
      scrollAfterNavigation(this.state);
      dispatchLifecycleAction('onRouteDidUpdate', this.state);
    }
    if (this.props.location !== previousProps.location) this.load();
  }

  override componentWillUnmount(): void {
    this.endLoad();
    document.removeEventListener('click', this.followHash);
  }

  /** Loads the page of the newest location, and then shows it. A load that was under way is dropped. */
  private load(): void {
    this.endLoad();
    const next: Shown = {location: this.props.location, previousLocation: this.state.location};
    const finish = dispatchLifecycleAction('onRouteUpdate', next);
    let isNewest = true;
    let isLeaving = false;
    const leave = () => (isLeaving = true);
    window.addEventListener('beforeunload', leave);
    this.endLoad = () => {
      window.removeEventListener('beforeunload', leave);
      if (isNewest) finish();
      isNewest = false;
    };
    loadPageAt(next.location.pathname).then(
      () => {
        if (!isNewest) return;
        this.endLoad();
        this.setState(next);
      },
      (error: unknown) => {
        // WebKit stops all requests when the reader opens another document. A reload would replace that document.
        if (!isNewest || isLeaving) return;
        console.warn(error);
        // The files of the page may no longer exist after a new deployment. Scrolls first, because the browser restores the
        // scroll position of the page that reloads.
        window.scrollTo({top: 0, behavior: 'instant'});
        window.location.reload();
      },
    );
  }

  /**
   * Follows a link to a heading of the shown page while another page is loading. The browser would add the hash to the URL
   * of the other page.
   */
  private readonly followHash = (event: MouseEvent): void => {
    const {location} = this.state;
    if (location === this.props.location || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    this.props.history.push({...location, hash: link.getAttribute('href')!});
  };

  override render(): ReactNode {
    const {children} = this.props;
    // A controlled route, so that everything below sees the location of the shown page.
    return renderRoutes([{render: () => children}], undefined, {location: this.state.location});
  }
}

/**
 * The location to render first. Hydration must render the page of the document. After a reload, the reader can step back in
 * the history before the scripts run, which changes the URL only.
 */
function firstLocation(location: Location): Location {
  const pathname = documentPath();
  const isOther = cleanPathname(pathname) !== cleanPathname(location.pathname);
  const isHydrating = document.documentElement.dataset['hasHydrated'] !== 'true';
  return isHydrating && isOther ? normalizeLocation({pathname, search: '', hash: '', state: undefined}) : location;
}

function scrollAfterNavigation({location, previousLocation}: Shown): void {
  const {pathname, search, hash} = previousLocation!;
  // Only the query has changed.
  if (location.pathname === pathname && location.hash === hash && location.search !== search) return;
  if (location.hash) document.getElementById(idInHash(location.hash))?.scrollIntoView();
  else window.scrollTo(0, 0);
}
