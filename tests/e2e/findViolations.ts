import axe from 'axe-core';
import type {Page} from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colors, and therefore on the color mode. Other rules depend on the width only. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** In pixels. */
const widestPhone = 430;

/** The rules whose result depends on the width and the fonts only. */
const sizeRules = ['target-size'];

/** `colors` for the second color mode of a width, because other results are the same; `sizes` if only the width differs. */
export type Scope = 'everything' | 'colors' | 'sizes';

const rulesOf: Record<Scope, string[]> = {everything: tags, colors: colorRules, sizes: sizeRules};

/**
 * Runs axe on the current state of the page, and finds Chinese labels that are not marked as Chinese.
 *
 * `color-contrast` takes four fifths of axe's time on long pages, and has the same few results for ten thousand tokens of
 * code. Therefore the rule only checks representatives: a few of each set of texts that have the same colors
 * (`markRepresentatives`). `accessibility.spec.ts` checks that this still finds violations.
 *
 * @param within selector of the part to check. Default: the whole page
 * @param layout `estimated` leaves sections far from the viewport at their estimated heights, as Lighthouse does. A page that
 *   was wider before remembers wrong ones.
 * @returns one line for each of the first elements that violate a rule, and one with the number of further elements
 */
export async function findViolations(
  page: Page,
  scope: Scope,
  within?: string,
  layout: 'whole' | 'estimated' = 'whole',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Lays out all sections, because the site skips the layout of sections far from the viewport. Otherwise, axe would
    // measure links there at estimated positions, and report that links of different sections overlap.
    if (layout === 'whole')
      await page.addStyleTag({content: '.section-body { content-visibility: visible !important }'});
  }
  if (scope !== 'sizes') await page.evaluate(markRepresentatives);
  // On phones, each target must be 24 pixels in size. Otherwise, the result would depend on the text near a target.
  const acceptsSpacing = page.viewportSize()!.width > widestPhone;
  return page.evaluate(
    async ({runOnly, context, acceptsSpacing}) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      axe.configure({
        rules: [{id: 'color-contrast', selector: '[data-represents]'}],
        // Elsewhere, axe accepts small targets that are far from other targets.
        checks: [{id: 'target-offset', enabled: acceptsSpacing}],
      });
      // The labels are Chinese, the pages English. Samples may contain other languages.
      const words = document.createTreeWalker(document.querySelector(context ?? 'body')!, NodeFilter.SHOW_TEXT);
      const unmarked: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const {data, parentElement: parent} = node as Text;
        const isLabel = /\p{Script=Han}/u.test(data) && !parent!.closest('script, style, noscript, pre, code');
        if (isLabel && !parent!.closest('[lang^=zh]') && parent!.getClientRects().length > 0)
          unmarked.push(`lang: ${parent!.outerHTML.slice(0, 200)}`);
      }
      const {violations} = await axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
      });
      // Lists only the first elements, because a wrong style affects hundreds.
      return [
        ...unmarked.slice(0, 3),
        ...violations.flatMap(({id, nodes}) => [
          ...nodes.slice(0, 3).map(({html}) => `${id}: ${html.slice(0, 200)}`),
          ...(nodes.length > 3 ? [`${id}: and ${nodes.length - 3} more`] : []),
        ]),
      ];
    },
    {runOnly: rulesOf[scope], context: within, acceptsSpacing},
  );
}

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
function markRepresentatives(): void {
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
