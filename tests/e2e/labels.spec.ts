import type {Page} from '@playwright/test';
import {expect, hydrated, pathOf, test} from './fixtures';

/** @returns the visible texts with Chinese characters whose `lang` attribute is not Chinese */
const unmarkedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const visible =
        parent !== null && !parent.closest('script, style, noscript') && parent.getClientRects().length > 0;
      if (
        visible &&
        /\p{Script=Han}/u.test(node.textContent ?? '') &&
        !parent.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')
      ) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts;
  });

for (const path of ['', 'docs/next/intro', 'docs/api/class-playwright', 'community/welcome', 'nowhere', 'search']) {
  for (const width of [1280, 390]) {
    test(
      `${pathOf(path)} sets the lang attribute of its Chinese labels at ${width} px`,
      {tag: '@shared'},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        await hydrated(page);
        expect(await unmarkedTexts(page)).toEqual([]);
        if (width === 390) {
          await page.getByRole('button', {name: '切換導覽列'}).click();
          expect(await unmarkedTexts(page)).toEqual([]);
        }
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      },
    );
  }
}
