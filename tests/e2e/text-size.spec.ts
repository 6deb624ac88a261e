import type {Page} from '@playwright/test';
import {expect, open, pageTypes, test} from './fixtures';

/** Sets the text size of the browser, in percent of the default. */
async function setTextSize(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return async (percent) => {
    const pixels = (size: number) => Math.round((size * percent) / 100);
    await session.send('Page.setFontSizes', {fontSizes: {standard: pixels(16), fixed: pixels(13)}});
  };
}

/** Returns what large text breaks: by how many pixels the page is too wide, and navbar items that overlap or stick out. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const navbar = document.querySelector('nav.navbar')!;
    const bar = navbar.getBoundingClientRect();
    const items = Array.from(
      navbar.querySelectorAll('.navbar__inner :is(a, button):not(.dropdown__menu *)'),
      (item) => ({name: item.textContent || item.ariaLabel, box: item.getBoundingClientRect()}),
    ).filter(({box}) => box.width > 0);
    const isApart = (a: DOMRect, b: DOMRect) => a.right <= b.left + 1 || b.right <= a.left + 1;
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than the window`] : []),
      ...items.flatMap(({name, box}, index) => [
        ...(box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.right > bar.right
          ? [`${name} sticks out`]
          : []),
        ...items.slice(index + 1).flatMap((next) => (isApart(box, next.box) ? [] : [`${name} overlaps ${next.name}`])),
      ]),
    ];
  });

const {landing, search, videos, next} = pageTypes;
test.describe('large text', {tag: '@root-edition'}, () => {
  for (const path of [landing, search, videos, next, 'docs/api/class-dialog'])
    test(`${path || 'the landing page'} has room for text of twice the size in every window`, async ({page}) => {
      await open(page, path);
      const setSize = await setTextSize(page);
      const problems: string[] = [];
      for (const percent of [100, 130, 150, 200])
        for (const width of [320, 360, 390, 768, 997, 1280]) {
          await setSize(percent);
          await page.setViewportSize({width, height: 800});
          await page.evaluate(() => new Promise(requestAnimationFrame));
          problems.push(...(await problemsOf(page)).map((problem) => `${percent} %, ${width} px: ${problem}`));
        }
      expect(problems).toEqual([]);
    });

  test('large text on a desktop opens the menu of small windows', async ({page}) => {
    const setSize = await setTextSize(page);
    await setSize(200);
    await open(page, 'docs/intro');
    await page.getByRole('button', {name: '切換導覽列'}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Community'})).toBeVisible();
  });
});
