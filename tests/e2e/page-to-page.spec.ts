import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, pageTypes, test} from './fixtures';

/** How far below the place that an address scrolls it to an element is. */
const offTop = (target: Locator) =>
  target.evaluate(
    (element) => element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop),
  );

test.describe('going from page to page', () => {
  const watchDocument = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

  test('back and forward keep what the page was, and the place in it', async ({page}) => {
    await open(page, pageTypes.guide);
    await watchDocument(page);
    await page.evaluate(() => {
      Object.assign(window, {first: document.querySelector('[data-static-content] h2')});
      window.scrollTo({top: 3000, behavior: 'instant'});
    });
    const place = () => page.evaluate(() => window.scrollY);
    await expect.poll(place).toBeGreaterThan(2900);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const before = await place();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
    await expect(page).toHaveTitle(/Downloads/);
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Locators/);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
    expect(
      await page.evaluate(
        () =>
          (window as unknown as {first: Element}).first === document.querySelector('[data-static-content] h2') &&
          document.querySelectorAll('[data-static-content]').length === 1,
      ),
    ).toBe(true);
    await page.goForward();
    await expect(page).toHaveTitle(/Downloads/);
    await expect(page.locator('[data-static-content] h2').first()).toBeVisible();
    await expect.poll(place).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a link in content opens its page without loading a document, with title and table of contents', async ({
    page,
  }) => {
    await open(page, 'docs/dialogs');
    await watchDocument(page);
    await page.locator(`[data-static-content] a[href="${pathOf('docs/api/class-dialog')}"]`).first().click();
    await expect(page).toHaveURL('docs/api/class-dialog');
    await expect(page).toHaveTitle(/^Dialog \|/);
    await expect(page.getByRole('heading', {level: 1, name: 'Dialog'})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'accept'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`${modifier} and a click on a link in content leave this page alone`, async ({page, context}) => {
      await open(page, 'docs/dialogs');
      const opened = context.waitForEvent('page');
      await page
        .locator(`[data-static-content] a[href="${pathOf('docs/api/class-dialog')}"]`)
        .first()
        .click({modifiers: [modifier]});
      const other = await opened;
      await expect(other).toHaveURL('docs/api/class-dialog');
      await expect(page).toHaveURL('docs/dialogs');
    });
  }

  test('a link to a place in the same page goes there without loading anything', async ({page}) => {
    await open(page, pageTypes.class);
    await watchDocument(page);
    const requests: string[] = [];
    // Chromium may look for the icon of a tab again whenever its address changes.
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

test.describe('a place far down the Page class is at the top of the window and stays there', () => {
  const hash = '#page-wait-for-url';
  /** It is not at the top and stays there when what is above it settles later. */
  async function expectAtTop(page: Page, target = hash): Promise<void> {
    await expect.poll(() => offTop(page.locator(target)).then(Math.abs), {timeout: 3000}).toBeLessThan(3);
    for (let look = 0; look < 10; look += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(Math.abs(await offTop(page.locator(target)))).toBeLessThan(3);
    }
    expect(await page.locator(target).evaluate(isCovered)).toBe(false);
  }

  /** The navbar comes back when the page scrolls up, be it by a step of the page's own. */
  function isCovered(element: Element): boolean {
    const {left, top, height} = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + height / 2));
  }

  for (const [device, viewport] of Object.entries({
    desktop: {width: 1280, height: 900},
    phone: {width: 390, height: 844},
  })) {
    test(`when the page is loaded (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, pageTypes.class + hash);
      await expectAtTop(page);
    });

    test(`when a link of another page leads there (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, 'docs/navigations');
      const link = page.locator('[data-static-content] a[href*="class-page#page-wait-for-"]').first();
      const target = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`class-page${target}$`));
      await expectAtTop(page, target);
    });
  }

  test('when the table of contents leads there, from the top and back up', async ({page}) => {
    await open(page, pageTypes.class);
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.locator(`a[href="${hash}"]`).click();
    await expectAtTop(page);
    await contents.locator('a[href="#page-get-by-role"]').click();
    await expectAtTop(page, '#page-get-by-role');
  });

  test('unless the reader scrolls on', async ({page}) => {
    await page.goto(pageTypes.class + hash);
    await hydrated(page);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => offTop(page.locator(hash))).toBeLessThan(-300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await offTop(page.locator(hash))).toBeLessThan(-300);
  });
});
