import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import type {HTMLAttributes} from 'react';
import {matchRoutes} from 'react-router-config';
import {isPlainClick} from '../../../../utils/isPlainClick';

/**
 * Makes links in static content behave like Docusaurus's `Link`: pages of this site open without a reload, and are loaded
 * ahead when the reader is about to follow the link.
 *
 * @returns handlers for the element that contains the content
 */
export function useStaticLinks(): HTMLAttributes<Element> {
  const history = useHistory();
  const loadAhead = ({target}: {target: EventTarget}) => {
    const url = linkedPage(target);
    if (url) void window.docusaurus.preload(url.pathname);
  };
  return {
    onClick(event) {
      const url = linkedPage(event.target);
      if (!url || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    },
    onMouseOver: loadAhead,
    onFocus: loadAhead,
    onTouchStart: loadAhead,
  };
}

/**
 * The target of a link, if the element is inside a link to a page of this site. The browser follows links to headings of
 * the same page, as in the table of contents.
 */
function linkedPage(target: EventTarget): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.matches('[href^="#"]') ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  const isPage = matchRoutes(routes, url.pathname).some(({route}) => route.path !== '*');
  return isPage ? url : undefined;
}
