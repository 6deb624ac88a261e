/** Runs a change of the layout and scrolls so that the element keeps its position in the viewport. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
