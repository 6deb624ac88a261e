import {useLayoutEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {contentAttribute, fetchContent, findSentContent, keepContent, takeContent} from './contentStore';
import PageDataScript, {type ContentData} from './PageDataScript';
import {useStaticLinks} from './useStaticLinks';

/**
 * Makes sure that the content of the landing page is available before Docusaurus shows the page. `staticContentLoader.mjs`
 * writes the call. Documents use `loadPage` (`pages.ts`).
 *
 * @throws {Error} if the HTML of the page cannot be loaded; `PendingNavigation` then reloads the page
 */
export async function loadStaticContent(permalink: string): Promise<void> {
  if (!findSentContent(permalink)) await fetchContent(permalink);
}

/**
 * The component that shows the content of a page.
 *
 * @param permalink path of the page, including the base URL
 * @param Content the component to render; only the server has it
 * @param data the other exports of the page's module; only the server has them
 */
export function createStaticContent(
  permalink: string,
  className?: string,
  Content?: ComponentType,
  data?: ContentData,
): ComponentType {
  const attributes = {[contentAttribute]: permalink, className};
  if (Content) {
    return function SentContent(): ReactNode {
      return (
        <div {...attributes}>
          <Content />
          {data && <PageDataScript data={data} />}
        </div>
      );
    };
  }
  return function StaticContent(): ReactNode {
    const element = useRef<HTMLDivElement>(null);
    const links = useStaticLinks();

    useLayoutEffect(() => {
      const shown = element.current!;
      // The element has children only if they came with the document.
      if (shown.childNodes.length === 0) shown.append(...takeContent(permalink));
      return () => keepContent(permalink, shown);
    }, []);

    // React does not touch the children of an element whose HTML is set: here, the HTML from the server.
    return <div ref={element} {...attributes} {...links} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
  };
}

const nothing = {__html: ''};
