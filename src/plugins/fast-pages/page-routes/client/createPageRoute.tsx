import registry from '@generated/registry';
import type {ComponentType, ReactNode} from 'react';
import {loadPage, pageAt, type PageContent} from '../../static-content/client/pages';

interface PageProps {
  location: {pathname: string};
}

type PageComponent = ComponentType<PageProps & {content: PageContent}>;

/**
 * The component of a route for all pages of a folder. Docusaurus shows a page only when `preload` has loaded it.
 *
 * @param chunk name of the chunk of the theme's component, as `DocItem`, that shows a page's content
 */
export default function createPageRoute(chunk: string): ComponentType<PageProps> {
  let Page: PageComponent | undefined;

  function PageRoute(props: PageProps): ReactNode {
    const content = pageAt(props.location.pathname);
    return Page && content ? <Page key={content.metadata.permalink} {...props} content={content} /> : null;
  }

  PageRoute.preload = async (pathname: string): Promise<void> => {
    const loadComponent = async () => {
      const module = (await registry[chunk]![0]()) as {default: PageComponent};
      Page = module.default;
    };
    await Promise.all([loadComponent(), loadPage(pathname)]);
  };

  return PageRoute;
}
