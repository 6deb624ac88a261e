import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {editions} from '../../src/data/editions';
import {devices, expect, open, scrollTop, test} from './fixtures';
import {dialog, options, searchFor} from '../lib/searchDialog';

/** Opens a guide, then another one by a link, then a heading of it, whose entry the browser adds. */
async function openThreeEntries(page: Page): Promise<void> {
  await open(page, 'docs/dialogs');
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await page.getByRole('heading', {level: 1}).filter({hasNotText: 'Dialogs'}).waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('main h2 .hash-link')!.click());
  await expect(page).toHaveURL(/#/);
}

const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

test('Back and Forward close the search dialog, and leave the page and its history alone', async ({page}) => {
  await openThreeEntries(page);
  const [here, title, entries] = [page.url(), await page.title(), await page.evaluate(() => history.length)];
  await page.mouse.wheel(0, 150);
  for (let times = 0; times < 2; times += 1) {
    await searchFor(page, 'dialog');
    await expect(options(page).first()).toBeVisible();
    const scrolled = await scrollTop(page);
    await goBack(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(here);
    await expect(page).toHaveTitle(title);
    expect(await scrollTop(page)).toBe(scrolled);
  }
  await searchFor(page, 'dialog');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The history keeps its entries, and the router its location.
  await goBack(page);
  await expect(page).toHaveURL(here.replace(/#.*/, ''));
  await goBack(page);
  await expect(page).toHaveURL('docs/dialogs');
  await expect(page.getByRole('heading', {level: 1, name: 'Dialogs'})).toBeVisible();
  await searchFor(page, 'dialog');
  await goForward(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('docs/dialogs');
  await goForward(page);
  await expect(page).toHaveTitle(title);
  await goForward(page);
  await expect(page).toHaveURL(here);
});

test('Back closes the dialog over the mobile menu, then the menu, then the page', async ({page}) => {
  await page.setViewportSize(devices.phone);
  await openThreeEntries(page);
  const here = page.url();
  const menu = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: '切換導覽列'}).click();
  await expect(menu).toBeVisible();
  await searchFor(page, 'dialog');
  await goBack(page);
  await expect(dialog(page)).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(here);
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: '切換導覽列'})).toBeFocused();
  await expect(page).toHaveURL(here);
  await goBack(page);
  await expect(page).toHaveURL(here.replace(/#.*/, ''));
});

test('Back closes an open dropdown of the navbar', async ({page}) => {
  await openThreeEntries(page);
  const here = page.url();
  const menu = page.locator('.navbar .dropdown', {hasText: editions[edition.name].label}).first();
  await menu.getByRole('button').press('Enter');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await goBack(page);
  await expect(menu.getByRole('link').first()).toBeHidden();
  await expect(page).toHaveURL(here);
});
