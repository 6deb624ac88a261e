/**
 * Runs in the page: marks with `data-represents` the texts that stand for all texts of equal colours.
 *
 * Two texts are of one kind when everything that axe's contrast rule reads is equal: colour, size, weight and shadow of
 * the text, and, on the way up to the root, every background, opacity, filter, blend and position (with the class of
 * what is positioned, since that can lie over something else), and whether they belong to a disabled control, which is
 * exempt. Of each kind the first, the middle and the last are marked, so that one hidden under another element does not
 * decide alone; texts of one letter, on which axe gives no verdict, only where there is nothing longer.
 */
export function markRepresentatives(): void {
  const numbers = new Map<string, number>();
  const number = (text: string): number => {
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text)!;
  };

  const backgrounds = new Map<Element, number>();
  const background = (element: Element): number => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      style.position === 'static' ? '' : `${style.position} ${element.className}`,
      element.matches('[disabled], [aria-disabled="true"], [inert]') ? 'disabled' : '',
    ].join('|');
    const above = element.parentElement ? background(element.parentElement) : -1;
    // An element that adds nothing is as its parent is.
    const result = own === '||||||' ? above : number(`${above}>${own}`);
    backgrounds.set(element, result);
    return result;
  };

  const kinds = new Map<string, {long: Element[]; short: Element[]}>();
  for (const old of document.querySelectorAll('[data-represents]')) old.removeAttribute('data-represents');
  for (const field of document.querySelectorAll('input, select, textarea')) field.setAttribute('data-represents', '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({visibilityProperty: true})) continue;
    const style = getComputedStyle(element);
    const kind = [style.color, style.fontSize, style.fontWeight, style.textShadow, background(element)].join('|');
    if (!kinds.has(kind)) kinds.set(kind, {long: [], short: []});
    kinds.get(kind)![/\p{L}.*\p{L}/u.test(text) ? 'long' : 'short'].push(element);
  }
  for (const {long, short} of kinds.values()) {
    const texts = long.length > 0 ? long : short;
    for (const index of [0, Math.floor(texts.length / 2), texts.length - 1])
      texts[index]!.setAttribute('data-represents', '');
  }
}
