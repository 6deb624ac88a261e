/** Makes a change above or below an element while the element stays where it is in the window. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
