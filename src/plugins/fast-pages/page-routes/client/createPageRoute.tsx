import registry from '@generated/registry';
import Loading from '@theme/Loading';
import {useState, type ComponentType, type ReactNode} from 'react';
import Loadable from 'react-loadable';
import {loadPage, pageAt, type PageContent} from '../../static-content/client/pages';

interface PageProps {
  location: {pathname: string};
}

type PageComponent = ComponentType<PageProps & {content: PageContent}>;

/**
 * The component of a route for all pages of a folder. `loadPageAt()` calls its `preload`, a name of react-loadable, before
 * `PendingNavigation` shows the page.
 *
 * @param chunk name of the chunk (such as `17896441`) with the theme's component that shows a page, such as `DocItem`
 */
export default function createPageRoute(chunk: string): (props: PageProps) => ReactNode {
  let Page: PageComponent | undefined;

  function PageRoute(props: PageProps): ReactNode {
    const {pathname} = props.location;
    const content = pageAt(pathname);
    if (!Page || !content) return <LatePage key={pathname} {...props} />;
    return <Page key={content.metadata.permalink} {...props} content={content} />;
  }

  /** Loads a page that is rendered before it has loaded, for example after an error of the whole site. */
  function LatePage(props: PageProps): ReactNode {
    const [Late] = useState(() =>
      Loadable({
        loading: Loading,
        loader: async () => {
          await PageRoute.preload(props.location.pathname);
          return PageRoute;
        },
      }),
    );
    return <Late {...props} />;
  }

  /** @throws {Error} if the page or its component cannot be loaded, or the component is missing in its script */
  PageRoute.preload = async (pathname: string): Promise<void> => {
    const loadComponent = async () => {
      const module = (await registry[chunk]![0]()) as {default?: PageComponent};
      if (!module.default)
        throw new Error(`The script of the page ${pathname} has no component. It cannot render anything.`);
      Page = module.default;
    };
    await Promise.all([loadComponent(), loadPage(pathname)]);
  };

  return PageRoute;
}
