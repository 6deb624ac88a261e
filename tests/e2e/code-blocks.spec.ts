import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const blocks = (page: Page, hasText = '') => page.locator('.theme-code-block:visible', {hasText});

/** Clicks the copy button of a block, and returns the copy. */
async function copyOf(page: Page, block: Locator): Promise<string> {
  await block.hover();
  await block.locator('[data-code-button=copy]').click();
  await expect(block.locator('[data-code-button=copy]')).toHaveAttribute('data-done', '');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('code block', {tag: '@root-edition'}, () => {
  test('the button copies the visible code, and confirms it for a moment', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/writing-tests');
    const button = page.locator('[data-code-button=copy]:visible').first();
    const label = (await button.getAttribute('aria-label'))!;
    await button.click();
    await expect(button).not.toHaveAttribute('aria-label', label);
    await expect(button).toHaveAttribute('aria-label', label);
    for (const index of [0, 1, 2, 3]) {
      const copied = await copyOf(page, blocks(page).nth(index));
      const shown = await blocks(page).nth(index).locator('pre').innerText();
      expect(copied.trimEnd()).toBe(shown.trimEnd());
      expect(copied.length).toBeGreaterThan(5);
    }
  });

  test('a copied fragment contains what it needs, in the selected API', {tag: '@python'}, async ({page}) => {
    await open(page, 'docs/locators');
    await page.getByRole('tab', {name: 'Async'}).first().click();
    expect(await copyOf(page, blocks(page, 'fruits.first').first())).toContain(
      'from playwright.async_api import expect\n\nfruits = ',
    );
    expect(await copyOf(page, blocks(page, '"directions").click()').first())).toBe(
      'await page.get_by_test_id("directions").click()',
    );
  });

  test('the wrap button shows on blocks with long lines, and wraps them', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, 'docs/writing-tests');
    const wide = await blocks(page).evaluateAll((all) =>
      all.findIndex((block) => block.querySelector('pre')!.scrollWidth > block.querySelector('pre')!.clientWidth),
    );
    const block = blocks(page).nth(wide);
    const wrap = block.locator('[data-code-button=wrap]');
    await expect(wrap).toBeHidden();
    await block.hover();
    await wrap.click();
    const overflow = () => block.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBe(0);
    await wrap.click();
    expect(await overflow()).toBeGreaterThan(0);
  });
});
