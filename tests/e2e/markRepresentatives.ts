/**
 * Adds `data-represents` to a few representatives of all texts that have equal colors. Runs in the page.
 *
 * Two texts belong to the same group if everything that axe's contrast rule reads is equal: color, size, weight and shadow
 * of the text, and for each ancestor the background, opacity, filter, blend mode and position, and whether a control is
 * disabled, because the rule skips disabled controls. A positioned element also counts with its class, because it can
 * cover other elements.
 *
 * The function marks the first, the middle and the last text of each group, because one of them may be covered by another
 * element. It marks texts of one letter only if the group has no longer text, because axe has no result for them.
 */
export function markRepresentatives(): void {
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    if (!ids.has(text)) ids.set(text, ids.size);
    return ids.get(text)!;
  };

  const backgrounds = new Map<Element, number>();
  const background = (element: Element): number => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const properties = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      style.position === 'static' ? '' : `${style.position} ${element.className}`,
      element.matches('[disabled], [aria-disabled="true"], [inert]') ? 'disabled' : '',
    ].join('|');
    const parent = element.parentElement ? background(element.parentElement) : -1;
    // An element that changes nothing has the same background as its parent.
    const result = properties === '||||||' ? parent : idOf(`${parent}>${properties}`);
    backgrounds.set(element, result);
    return result;
  };

  const groups = new Map<string, {long: Element[]; short: Element[]}>();
  for (const old of document.querySelectorAll('[data-represents]')) old.removeAttribute('data-represents');
  for (const field of document.querySelectorAll('input, select, textarea')) field.setAttribute('data-represents', '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({visibilityProperty: true})) continue;
    const style = getComputedStyle(element);
    const group = [style.color, style.fontSize, style.fontWeight, style.textShadow, background(element)].join('|');
    if (!groups.has(group)) groups.set(group, {long: [], short: []});
    groups.get(group)![/\p{L}.*\p{L}/u.test(text) ? 'long' : 'short'].push(element);
  }
  for (const {long, short} of groups.values()) {
    const texts = long.length > 0 ? long : short;
    for (const index of [0, Math.floor(texts.length / 2), texts.length - 1])
      texts[index]!.setAttribute('data-represents', '');
  }
}
