/** Makes Tab continue at an element, as browsers do when the reader follows a link to it. Does not scroll. */
export function continueAt(element: HTMLElement): void {
  element.focus({preventScroll: true});
  if (document.activeElement === element) return;
  // Without the attribute, the element loses the focus, and the browser remembers the place.
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}
