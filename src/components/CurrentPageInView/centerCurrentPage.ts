/**
 * Scrolls the sidebar so that the link to the current page is in the middle.
 *
 * An inline script contains the source of this function, so the function uses only its parameters.
 *
 * @param list the list of links, below the element that scrolls
 * @returns whether the link has a position; it has none in a collapsed category
 */
export function centerCurrentPage(list: Element): boolean {
  const menu = list.closest('.menu');
  const link = list.querySelector('[aria-current="page"]');
  if (!menu || !link?.getClientRects().length) return false;
  const position = link.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const height = Math.min(frame.bottom, window.innerHeight) - frame.top;
  menu.scrollTop += position.top - frame.top - (height - position.height) / 2;
  return true;
}
