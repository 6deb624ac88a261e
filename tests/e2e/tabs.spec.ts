import type {Page} from '@playwright/test';
import {expect, hydrated, holdScripts, open, pageTypes, test} from './fixtures';

test.describe('tabs', () => {
  const panel = (page: Page, form: string) =>
    page
      .locator('[data-tab-group="python-api"]')
      .first()
      .locator('[role=tabpanel]')
      .nth(form === 'Sync' ? 0 : 1);
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();
  const looks = (page: Page) =>
    tab(page, 'Async').evaluate((element) => {
      const {color, borderBottomColor} = getComputedStyle(element);
      return {color, borderBottomColor};
    });

  test('the choice shows on the next visit before scripts run, and does not flash', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    await expect(panel(page, 'Async')).toBeVisible();
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(panel(page, 'Sync')).toBeHidden();
    const before = await looks(page);
    release();
    await hydrated(page);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    // The transition of the colour must not hide a change.
    // A colour may take a moment to change.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await looks(page)).toEqual(before);
  });

  test('the choice holds for all tabs of the page, for other pages and for other windows', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, 'docs/dialogs');
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    for (const name of await page.getByRole('tab', {name: 'Async'}).all())
      await expect(name).toHaveAttribute('aria-selected', 'true');
    await expect(tab(other, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(other, 'Sync')).toBeHidden();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
    await expect(page).toHaveTitle(/Downloads/);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'Sync')).toBeHidden();
  });

  test('arrow keys walk and choose, and one tab of each group is a stop of the Tab key', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Sync').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(tab(page, 'Sync')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sync')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panel(page, 'Sync')).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} chooses the tab that has the focus`, async ({page}) => {
      await open(page, pageTypes.guide);
      await tab(page, 'Async').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Async')).toBeVisible();
      await expect(panel(page, 'Sync')).toBeHidden();
    });
  }

  test('a choice far down the page leaves the tab where it is in the window', async ({page}) => {
    await open(page, pageTypes.class);
    const far = page.getByRole('tab', {name: 'Async'}).nth(40);
    await far.scrollIntoViewIfNeeded();
    const top = () => far.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - (await top()))).toBeLessThan(1);
    const before = await top();
    await far.click();
    await expect(far).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
