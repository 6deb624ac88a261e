import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {animationsFinished, devices, expect, idle, open, openEarly, test} from './fixtures';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');

/** @returns how far the link to the current page is from the middle of the visible sidebar, in pixels */
const fromMiddle = (page: Page) =>
  sidebar(page).evaluate((menu) => {
    const frame = menu.getBoundingClientRect();
    const link = menu.querySelector('[aria-current="page"]')!.getBoundingClientRect();
    const middle = (frame.top + Math.min(frame.bottom, window.innerHeight)) / 2;
    return Math.abs((link.top + link.bottom) / 2 - middle);
  });

const sidebarScrollTop = (page: Page) => sidebar(page).evaluate((menu) => menu.scrollTop);

/** A guide in the middle of the sections that are open at first. */
const guides = edition.sidebars.docs.filter(({collapsed}) => !collapsed).flatMap(({items}) => items);
const middleGuide = guides[Math.floor(guides.length / 2)]!;

for (const path of ['docs/api/class-mouse', 'docs/api/class-page', `docs/next/${middleGuide}`]) {
  test(`shows the current page in the middle before scripts run: ${path}`, async ({page}) => {
    const release = await openEarly(page, path);
    expect(await fromMiddle(page)).toBeLessThan(2);
    const before = await sidebarScrollTop(page);
    expect(before).toBeGreaterThan(0);
    release();
    await idle(page);
    expect(await sidebarScrollTop(page)).toBe(before);
  });
}

test('does not move when the next page is visible', async ({page}) => {
  await open(page, 'docs/api/class-page');
  const before = await sidebarScrollTop(page);
  await sidebar(page).getByRole('link', {name: 'Mouse', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Mouse'})).toBeVisible();
  await idle(page);
  expect(await sidebarScrollTop(page)).toBe(before);
});

test('opens the collapsed category of the next page, and shows the page in it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'docs/intro');
  await page.evaluate(() => {
    // A link in the content, because the sidebar does not contain the pages of collapsed categories.
    const link = document.querySelector<HTMLAnchorElement>('[data-static-content] p a[href*="/docs/"]')!;
    link.href = link.href.replace(/\/docs\/.*/, '/docs/release-notes');
    link.id = 'to-closed-section';
  });
  await page.locator('#to-closed-section').click();
  await expect(page).toHaveURL('docs/release-notes');
  const link = sidebar(page).getByRole('link', {name: 'Release notes'});
  await expect(link).toBeInViewport({ratio: 1});
});

test('the current page is in the middle of the mobile menu', async ({page}) => {
  await page.setViewportSize(devices.phone);
  await open(page, 'docs/api/class-page');
  await page.getByRole('button', {name: '切換導覽列'}).click();
  const link = page.locator('.navbar-sidebar [aria-current="page"]').filter({hasText: /^Page$/});
  await expect(link).toBeInViewport({ratio: 1});
  await animationsFinished(page);
  const {y, height} = (await link.boundingBox())!;
  expect(Math.abs(y + height / 2 - devices.phone.height / 2)).toBeLessThan(100);
});
