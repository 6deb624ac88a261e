import type {Locator, Page} from '@playwright/test';
import {
  devices,
  expect,
  hydrated,
  isSameDocument,
  open,
  openDownloads,
  openMarked,
  pageTypes,
  pathOf,
  scrollTop,
  test,
} from './fixtures';

/** @returns the distance in pixels between an element and the position to which a URL with its ID scrolls */
const offTop = (target: Locator) =>
  target.evaluate(
    (element) => element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop),
  );

/** A link of `docs/dialogs`. */
const dialogLink = (page: Page) =>
  page.locator(`[data-static-content] a[href="${pathOf('docs/api/class-dialog')}"]`).first();

test.describe('navigation by the router', () => {
  test('back and forward restore the content and the scroll position', {tag: '@smoke'}, async ({page}) => {
    await openMarked(page, pageTypes.guide);
    const heading = page.locator('[data-static-content] h2').first();
    const first = (await heading.elementHandle())!;
    await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(2900);
    // Sections near the viewport are laid out late, which may change the scroll position.
    let before = -1;
    await expect(async () => {
      const previous = before;
      before = await scrollTop(page);
      expect(before).toBe(previous);
    }).toPass({intervals: [300]});
    await openDownloads(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Locators/);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(60);
    await expect(page.locator('[data-static-content]')).toHaveCount(1);
    expect(await heading.evaluate((element, before) => element === before, first)).toBe(true);
    await page.goForward();
    await expect(page).toHaveTitle(/Downloads/);
    await expect(page.locator('[data-static-content] h2').first()).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a link opens its page, title and table of contents without a page load', {tag: '@smoke'}, async ({page}) => {
    await openMarked(page, 'docs/dialogs');
    await dialogLink(page).click();
    await expect(page).toHaveURL('docs/api/class-dialog');
    await expect(page).toHaveTitle(/^Dialog \|/);
    await expect(page.getByRole('heading', {level: 1, name: 'Dialog'})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'accept'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a step back from a heading returns to the position before the link', async ({page}) => {
    await open(page, 'docs/intro');
    await page.waitForLoadState();
    await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}));
    await expect.poll(() => scrollTop(page)).toBe(200);
    await page.locator('.theme-doc-toc-desktop a').nth(3).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(200);
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`${modifier}+click on a link opens another page and keeps this one`, async ({page, context}) => {
      await open(page, 'docs/dialogs');
      const opened = context.waitForEvent('page');
      await dialogLink(page).click({modifiers: [modifier]});
      const other = await opened;
      await expect(other).toHaveURL('docs/api/class-dialog');
      await expect(page).toHaveURL('docs/dialogs');
    });
  }

  test('a link within the page scrolls there without requests', {tag: '@smoke'}, async ({page}) => {
    await openMarked(page, pageTypes.class);
    const requests: string[] = [];
    // Ignores images, because Chromium may request the favicon again when the URL changes.
    page.on('request', (request) => {
      if (['document', 'fetch', 'script', 'stylesheet'].includes(request.resourceType())) requests.push(request.url());
    });
    const link = page.locator('[data-static-content] a[href^="#page-"]:not(.hash-link)').first();
    const hash = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect.poll(() => offTop(page.locator(hash)).then(Math.abs)).toBeLessThan(3);
    expect(await isSameDocument(page)).toBe(true);
    expect(requests).toEqual([]);
  });
});

test.describe('a member far down the Page class scrolls to the top of the viewport and stays there', () => {
  const hash = '#page-wait-for-url';
  /** Expects the member at the top, and 1.5 seconds later, because sections above it may still change their height. */
  async function expectAtTop(page: Page, target = hash): Promise<void> {
    await expect.poll(() => offTop(page.locator(target)).then(Math.abs)).toBeLessThan(3);
    await page.waitForTimeout(1500);
    expect(Math.abs(await offTop(page.locator(target)))).toBeLessThan(3);
    expect(await page.locator(target).evaluate(isCovered)).toBe(false);
  }

  /** Checks whether the navbar covers the element, because it shows again on every scroll up, also by the page itself. */
  function isCovered(element: Element): boolean {
    const {left, top, height} = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + height / 2));
  }

  for (const [device, viewport] of Object.entries(devices)) {
    test(`when the page loads (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, pageTypes.class + hash);
      await expectAtTop(page);
    });

    test(`after a click on a link in another page (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, 'docs/navigations');
      const link = page.locator('[data-static-content] a[href*="class-page#page-wait-for-"]').first();
      const target = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`class-page${target}$`));
      await expectAtTop(page, target);
    });
  }

  test('after a second click on the same link, also from another entry of the history', async ({page}) => {
    await open(page, pageTypes.class);
    const contents = page.locator('.theme-doc-toc-desktop');
    const scrollAway = async () => {
      // Not by a script: only input of the reader ends the time in which the page keeps its target in place.
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => offTop(page.locator('#page-get-by-role'))).toBeLessThan(-850);
    };
    const link = contents.locator('a[href="#page-get-by-role"]');
    await link.click();
    await expectAtTop(page, '#page-get-by-role');
    await scrollAway();
    await link.click();
    await expectAtTop(page, '#page-get-by-role');
    await scrollAway();
    await contents.locator('a[href="#page-goto"]').click();
    await link.click();
    await expectAtTop(page, '#page-get-by-role');
    await page.goBack();
    await expectAtTop(page, '#page-goto');
  });

  test('unless the user scrolls', async ({page}) => {
    await page.goto(pageTypes.class + hash);
    await hydrated(page);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => offTop(page.locator(hash))).toBeLessThan(-300);
    // A wrong correction of the scroll position would come within this time; no event marks its absence.
    await page.waitForTimeout(500);
    expect(await offTop(page.locator(hash))).toBeLessThan(-300);
  });
});
