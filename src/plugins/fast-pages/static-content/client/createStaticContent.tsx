import {useLayoutEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {contentAttribute, fetchContent, findSentContent, keepContent, takeContent} from './contentStore';
import type {ContentFacts} from './pageFacts';
import SentFacts from './SentFacts';
import {useStaticLinks} from './useStaticLinks';

/**
 * Sees to it that the content of a page is at hand before the page is shown.
 *
 * @throws {Error} when the page's HTML cannot be had; Docusaurus then loads the page anew
 */
export async function loadStaticContent(permalink: string): Promise<void> {
  if (!findSentContent(permalink)) await fetchContent(permalink);
}

/**
 * The component that shows the content of a page.
 *
 * @param permalink path of the page, base URL included
 * @param className of the element around the content
 * @param Content what to render; only the server has it
 * @param facts what the page's module exports besides; only the server has it
 */
export function createStaticContent(
  permalink: string,
  className?: string,
  Content?: ComponentType,
  facts?: ContentFacts,
): ComponentType {
  const attributes = {[contentAttribute]: permalink, className};
  if (Content) {
    return function SentContent(): ReactNode {
      return (
        <div {...attributes}>
          <Content />
          {facts && <SentFacts facts={facts} />}
        </div>
      );
    };
  }
  return function StaticContent(): ReactNode {
    const element = useRef<HTMLDivElement>(null);
    const links = useStaticLinks();

    useLayoutEffect(() => {
      const shown = element.current!;
      // Empty unless the document brought it.
      if (shown.childNodes.length === 0) shown.append(...takeContent(permalink));
      return () => keepContent(permalink, shown);
    }, []);

    // React leaves alone what it finds in an element whose HTML is given: here, what the server sent.
    return <div ref={element} {...attributes} {...links} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
  };
}

const nothing = {__html: ''};
