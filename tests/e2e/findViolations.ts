import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {markRepresentatives} from './markRepresentatives';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules whose verdict depends on colours, and so on the colour mode; everything else depends on width only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** `everything` in one mode of a width, `colours` in the other one. */
export type Scope = 'everything' | 'colours';

/**
 * What axe finds on the page as it is now: a line each for the first elements of a rule, and how many more there are.
 *
 * `color-contrast` takes four fifths of axe's time on long pages and gives ten thousand tokens of code the same few
 * verdicts. It is asked about representatives instead: a few of every set of texts that have the same colours
 * (`markRepresentatives`). `accessibility.spec.ts` proves that planted violations are found that way too.
 *
 * @param within selector of the part to look at; the whole page without it
 */
export async function findViolations(page: Page, scope: Scope, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Far parts have no layout until they come near; here all of them are looked at.
    await page.addStyleTag({content: '.section-body { content-visibility: visible !important }'});
  }
  await page.evaluate(markRepresentatives);
  return page.evaluate(
    async ({runOnly, context}) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      axe.configure({rules: [{id: 'color-contrast', selector: '[data-represents]'}]});
      const {violations} = await axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
      });
      // A style that is wrong is wrong a hundred times; the first few show where.
      return violations.flatMap(({id, nodes}) => [
        ...nodes.slice(0, 3).map(({html}) => `${id}: ${html.slice(0, 200)}`),
        ...(nodes.length > 3 ? [`${id}: and ${nodes.length - 3} more`] : []),
      ]);
    },
    {runOnly: scope === 'everything' ? tags : colourRules, context: within},
  );
}
