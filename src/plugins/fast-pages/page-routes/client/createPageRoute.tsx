import registry from '@generated/registry';
import type {ComponentType, ReactNode} from 'react';
import {loadPage, pageAt, type PageContent} from '../../static-content/client/pages';

interface PageProps {
  location: {pathname: string};
}

type PageComponent = ComponentType<PageProps & {content: PageContent}>;

/**
 * The component of a route for all pages of a folder. Docusaurus shows a page only after `preload` has loaded it.
 *
 * @param chunk name of the chunk (such as `17896441`) with the theme's component that shows a page, such as `DocItem`
 */
export default function createPageRoute(chunk: string): ComponentType<PageProps> {
  let Page: PageComponent | undefined;

  /** @throws {Error} if the page was not loaded */
  function PageRoute(props: PageProps): ReactNode {
    const {pathname} = props.location;
    const content = pageAt(pathname);
    if (!Page || !content) throw new Error(`The page ${pathname} was not loaded. It cannot render anything.`);
    return <Page key={content.metadata.permalink} {...props} content={content} />;
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
