import type {Page} from '@playwright/test';
import {expect, holdScripts, hydrated, open, openDownloads, test} from './fixtures';

const folded = 'docs/actionability';
const rendered = 'docs/next/locators';

const pages = (page: Page) => page.locator('details[data-page-under-test]');
const summary = (page: Page, index = 0) => pages(page).nth(index).locator('summary');
const htmlOf = (page: Page, index = 0) => pages(page).nth(index).locator('pre');
const isOpen = (page: Page) => pages(page).evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
/** Whether the reader sees the HTML, even if only a style shows it. */
const isShown = (page: Page, index = 0) =>
  htmlOf(page, index).evaluate((element) => element.checkVisibility({contentVisibilityAuto: false}));
const topOf = (page: Page) =>
  page
    .getByRole('heading', {level: 2})
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('the HTML of a page is folded above its sample', async ({page}) => {
  await open(page, folded);
  await expect(summary(page)).toHaveText('受測頁面');
  await expect(htmlOf(page)).toBeHidden();
  const line = await summary(page).boundingBox();
  const samples = page.locator('main :is(.tabs-container, .theme-code-block)').filter({visible: true});
  const tops = await samples.evaluateAll((all) => all.map((sample) => sample.getBoundingClientRect().top));
  const next = tops.find((top) => top > line!.y)!;
  expect(next - line!.y - line!.height).toBeLessThan(24);
});

test('opening one opens all of the page, and keeps it in place', async ({page}) => {
  await open(page, folded);
  const last = (await pages(page).count()) - 1;
  await summary(page, last).scrollIntoViewIfNeeded();
  const top = () => summary(page, last).evaluate((element) => element.getBoundingClientRect().top);
  // Sections above get their real height when they come near.
  await expect
    .poll(async () => {
      const before = await top();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return (await top()) - before;
    })
    .toBe(0);
  const before = await top();
  await summary(page, last).press('Enter');
  await expect(htmlOf(page, last)).toBeVisible();
  expect(new Set(await isOpen(page))).toEqual(new Set([true]));
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await summary(page, last).press('Enter');
  expect(new Set(await isOpen(page))).toEqual(new Set([false]));
});

test('the choice lasts for the visit, shows before scripts run, and moves nothing when they run', async ({page}) => {
  await open(page, folded);
  const closedTop = await topOf(page);
  await summary(page).click();
  await openDownloads(page);
  await expect(htmlOf(page)).toBeVisible();
  await open(page, folded);
  const release = await holdScripts(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  expect(await isShown(page)).toBe(true);
  const openTop = await topOf(page);
  expect(openTop).toBeGreaterThan(closedTop + 20);
  release();
  await hydrated(page);
  await expect.poll(() => isOpen(page)).not.toContain(false);
  expect(await topOf(page)).toBe(openTop);
  await summary(page).click();
  await page.reload();
  expect(await isShown(page)).toBe(false);
});

test('a page that was opened before scripts ran stays open', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(folded);
  await summary(page, 1).click();
  await expect(htmlOf(page, 1)).toBeVisible();
  release();
  await hydrated(page);
  await expect.poll(() => isOpen(page)).not.toContain(false);
});

test('a rendered page shows what the sample finds, in both color modes, and cannot be used', async ({page}) => {
  await open(page, rendered);
  const card = page.locator('[inert]', {has: page.locator('input[type=checkbox]')}).first();
  await expect(card).toContainText('Subscribe');
  // The page is shown as a browser shows it without a stylesheet, on the site's own card.
  const checkbox = card.locator('input.found');
  await expect(checkbox).toHaveCSS('outline-style', 'solid');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const button = card.locator('button.found');
    await expect(button).toHaveCSS('outline-color', theme === 'light' ? 'rgb(138, 75, 8)' : 'rgb(243, 185, 95)');
  }
  await expect(card.locator('[id], [style], [onclick], [for], [name], script, style')).toHaveCount(0);
  await checkbox.focus();
  await expect(checkbox).not.toBeFocused();
  await checkbox.click({force: true});
  await expect(checkbox).not.toBeChecked();
  const source = card.locator('xpath=following-sibling::details');
  await expect(source.locator('pre')).toBeHidden();
  await source.locator('summary').click();
  await expect(source.locator('pre')).toContainText('<label><input type="checkbox"> Subscribe</label>');
});
