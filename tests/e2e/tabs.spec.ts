import type {Page} from '@playwright/test';
import {animationsFinished, expect, holdScripts, hydrated, open, openDownloads, pageTypes, test} from './fixtures';

const tabs = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const tab = (page: Page, name: string) => tabs(page, name).first();
const panels = (page: Page, name: string) => page.locator(`.tab-panel-${name.toLowerCase()}`);

/** Visible panels of other tabs, in the groups with the tab. */
const otherPanels = (page: Page, name: string) =>
  page
    .locator('[data-tab-group]', {has: tabs(page, name)})
    .locator(`[role=tabpanel]:visible:not(.tab-panel-${name.toLowerCase()})`);

/** Expects that a tab is selected in all groups of the page that have it. */
async function expectSelected(page: Page, name: string): Promise<void> {
  for (const each of await tabs(page, name).all()) await expect(each).toHaveAttribute('aria-selected', 'true');
  await expect(panels(page, name).first()).toBeVisible();
  await expect(otherPanels(page, name)).toHaveCount(0);
}

/** The page `docs/downloads` has both groups, too. */
for (const [tag, guide, name] of [
  ['@python', pageTypes.guide, 'Async'],
  ['@dotnet', 'docs/writing-tests', 'xUnit'],
] as const) {
  test(`${name} shows on the next visit before scripts run, and does not flash`, {tag}, async ({page}) => {
    const colors = () =>
      tab(page, name).evaluate((element) => {
        const {color, borderBottomColor} = getComputedStyle(element);
        return {color, borderBottomColor};
      });
    await open(page, guide);
    await expect(panels(page, name).first()).toBeHidden();
    await tab(page, name).click();
    await expect(panels(page, name).first()).toBeVisible();
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(panels(page, name).first()).toBeVisible();
    await expect(otherPanels(page, name)).toHaveCount(0);
    const before = await colors();
    release();
    await hydrated(page);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    // Colors change in a transition.
    await animationsFinished(page);
    expect(await colors()).toEqual(before);
  });

  test(`${name} applies to all tabs, pages and windows`, {tag: [tag, '@smoke']}, async ({page, context}) => {
    const other = await context.newPage();
    await open(other, 'docs/downloads');
    await open(page, guide);
    await tab(page, name).click();
    await expectSelected(page, name);
    await expectSelected(other, name);
    await openDownloads(page);
    await expectSelected(page, name);
  });
}

test.describe('tabs', {tag: '@python'}, () => {
  test('arrow keys focus and select a tab, and Tab stops only at the selected tab of a group', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Sync').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panels(page, 'Async').first()).toBeVisible();
    await expect(tab(page, 'Sync')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sync')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panels(page, 'Sync').first()).toBeHidden();
  });

  test('the browser finds text in hidden tabs, and selects the tab in all samples', async ({page}) => {
    await open(page, pageTypes.guide);
    await expect(panels(page, 'Async').first()).toBeHidden();
    // A link to text searches the page in the same way as the search of the browser, which tests cannot open.
    await page.goto(`${pageTypes.guide}#:~:text=await%20expect`);
    await expectSelected(page, 'Async');
  });

  test('selecting a tab far down the page keeps its position in the viewport', async ({page}) => {
    await open(page, pageTypes.class);
    const far = tabs(page, 'Async').nth(40);
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
