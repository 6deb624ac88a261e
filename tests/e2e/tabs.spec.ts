import type {Page} from '@playwright/test';
import {animationsFinished, expect, holdScripts, hydrated, open, openDownloads, pageTypes, test} from './fixtures';

test.describe('tabs', {tag: '@python'}, () => {
  const panel = (page: Page, api: string) =>
    page
      .locator('[data-tab-group="python-api"]')
      .first()
      .locator('[role=tabpanel]')
      .nth(api === 'Sync' ? 0 : 1);
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();
  const colors = (page: Page) =>
    tab(page, 'Async').evaluate((element) => {
      const {color, borderBottomColor} = getComputedStyle(element);
      return {color, borderBottomColor};
    });

  test('the selected tab shows on the next visit before scripts run, and does not flash', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    await expect(panel(page, 'Async')).toBeVisible();
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(panel(page, 'Sync')).toBeHidden();
    const before = await colors(page);
    release();
    await hydrated(page);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    // Colors change in a transition.
    await animationsFinished(page);
    expect(await colors(page)).toEqual(before);
  });

  test('the selection applies to all tabs, other pages and other windows', {tag: '@smoke'}, async ({page, context}) => {
    const other = await context.newPage();
    await open(other, 'docs/dialogs');
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    for (const name of await page.getByRole('tab', {name: 'Async'}).all())
      await expect(name).toHaveAttribute('aria-selected', 'true');
    await expect(tab(other, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(other, 'Sync')).toBeHidden();
    await openDownloads(page);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'Sync')).toBeHidden();
  });

  test('arrow keys focus and select a tab, and Tab stops only at the selected tab of a group', async ({page}) => {
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

  test('the browser finds text in hidden tabs, and selects the tab in all samples', async ({page}) => {
    await open(page, pageTypes.guide);
    await expect(panel(page, 'Async')).toBeHidden();
    // A link to text searches the page in the same way as the search of the browser, which tests cannot open.
    await page.goto(`${pageTypes.guide}#:~:text=await%20expect`);
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(panel(page, 'Sync')).toBeHidden();
    for (const name of await page.getByRole('tab', {name: 'Async'}).all())
      await expect(name).toHaveAttribute('aria-selected', 'true');
  });

  test('selecting a tab far down the page keeps its position in the viewport', async ({page}) => {
    await open(page, pageTypes.class);
    const far = page.getByRole('tab', {name: 'Async'}).nth(40);
    const top = () => far.evaluate((element) => element.getBoundingClientRect().top);
    // Scrolls to the middle until nothing above changes its height any more. A click on a tab below the navbar would scroll.
    await expect
      .poll(async () => {
        await far.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        return top();
      })
      .toBeGreaterThan(200);
    const before = await top();
    await far.click();
    await expect(far).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
