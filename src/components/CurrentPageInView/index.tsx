import {useEffect, useRef, type ReactNode} from 'react';

/**
 * Scrolls the sidebar so that the link to the current page is in the middle.
 *
 * An inline script contains the source of this function, so the function uses only its parameters.
 *
 * @param list the list of links, below the element that scrolls
 * @returns whether the link has a position; it has none in a collapsed category
 */
function centerCurrentPage(list: Element): boolean {
  const menu = list.closest('.menu');
  const link = list.querySelector('[aria-current="page"]');
  if (!menu || !link?.getClientRects().length) return false;
  const position = link.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const height = Math.min(frame.bottom, window.innerHeight) - frame.top;
  menu.scrollTop += position.top - frame.top - (height - position.height) / 2;
  return true;
}

/** Runs while the browser reads the HTML, so that the first paint shows the final position. */
const inlineScript = `(${centerCurrentPage.toString()})(document.currentScript.parentElement)`;

/**
 * Shows the link to the current page in the middle of the sidebar when the sidebar opens, and later if the link to the
 * next page is out of view. Render it inside the list of links.
 */
export default function CurrentPageInView({path}: {path: string}): ReactNode {
  const script = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    const list = script.current!.parentElement!;
    if (isInView(list) || centerCurrentPage(list)) return undefined;
    // The category of the page opens with a transition of its height. Until its end, the link has no final position.
    const onTransitionEnd = ({propertyName}: TransitionEvent) => {
      if (propertyName !== 'height') return;
      list.removeEventListener('transitionend', onTransitionEnd);
      if (!isInView(list)) centerCurrentPage(list);
    };
    list.addEventListener('transitionend', onTransitionEnd);
    return () => list.removeEventListener('transitionend', onTransitionEnd);
  }, [path]);
  return <script ref={script} dangerouslySetInnerHTML={{__html: inlineScript}} />;
}

/** Whether the link to the current page is visible without scrolling. */
function isInView(list: Element): boolean {
  const frame = list.closest('.menu')!.getBoundingClientRect();
  const position = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!position?.height) return false;
  return position.top >= frame.top && position.bottom <= Math.min(frame.bottom, window.innerHeight);
}
