import type {Page} from '@playwright/test';
import {
  base,
  expect,
  expectWholePage,
  failedRequest,
  hold,
  hydrated,
  isContentOf,
  isSameDocument,
  open,
  openDownloads,
  openMarked,
  pathOf,
  scrollTop,
  test,
} from './fixtures';

const first = 'docs/intro';
const [second, third, fourth] = ['docs/writing-tests', 'docs/codegen-intro', 'docs/running-tests'] as const;

const inSidebar = (page: Page, path: string) => page.locator(`.theme-doc-sidebar-container a[href="${pathOf(path)}"]`);

/** Follows a link immediately, even if the page moves. */
const follow = (page: Page, path: string) => inSidebar(page, path).evaluate((link: HTMLElement) => link.click());

/** Visits pages one after the other, and waits for each. */
async function visit(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await follow(page, path);
    await expectWholePage(page);
  }
}

test.describe('the page of the last action appears', () => {
  for (const pause of [0, 60, 250]) {
    test(`after a reload and two steps back ${pause} ms later`, async ({page}) => {
      await open(page, first);
      await visit(page, second, third, fourth);
      await page.reload({waitUntil: 'commit'});
      await page.waitForTimeout(pause);
      await page.evaluate(async () => {
        history.back();
        await new Promise((resolve) => setTimeout(resolve, 30));
        history.back();
      });
      await expect(page).toHaveURL(second);
      await hydrated(page);
      await expectWholePage(page);
      await page.goForward();
      await expect(page).toHaveURL(third);
      await expectWholePage(page);
    });
  }

  test('after a step back to the page that is still shown, whose progress bar ends', async ({page}) => {
    await openMarked(page, first);
    const release = await hold(page, isContentOf(second));
    await follow(page, second);
    await expect(page.locator('#nprogress')).toBeAttached();
    await page.goBack();
    await expectWholePage(page);
    await expect(page).toHaveURL(first);
    release();
    // The dropped page would appear in this time; no event marks its absence.
    await page.waitForTimeout(300);
    await expectWholePage(page);
    await expect(page).toHaveURL(first);
  });

  test('after links that are followed with the keyboard; the focus is at the start of the new page', async ({page}) => {
    await open(page, first);
    // A page that arrives moves the focus.
    const release = await hold(page, isContentOf(second));
    for (const path of [second, third]) await inSidebar(page, path).press('Enter');
    await expect(page).toHaveURL(third);
    release();
    await expectWholePage(page);
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: '跳至主要內容'})).toBeFocused();
  });

  test('after a link to a heading of the shown page, which drops the load of another page', async ({page}) => {
    await openMarked(page, first);
    const release = await hold(page, isContentOf(second));
    await follow(page, second);
    await expect(page).toHaveURL(second);
    const entry = page.locator('.theme-doc-toc-desktop a').nth(2);
    const hash = (await entry.getAttribute('href'))!;
    await entry.click();
    await expect(page).toHaveURL(first + hash);
    release();
    await expectWholePage(page);
    await expect(page.locator(hash)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a step back to a page that loads slowly restores its scroll position', async ({page, slowDown}) => {
  await open(page, 'docs/locators');
  await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await page.waitForTimeout(500);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(2500);
  await openDownloads(page);
  await expectWholePage(page);
  await page.reload();
  await hydrated(page);
  await slowDown(400);
  await page.goBack();
  await expectWholePage(page);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(60);
  await page.goForward();
  await expectWholePage(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a query typed just before a link does not cancel the link', async ({page}) => {
  await open(page, 'search');
  const release = await hold(page, isContentOf(first));
  await page.getByRole('searchbox').fill('dialog');
  const link = page.locator(`nav a[href="${pathOf(first)}"]`).first();
  await link.click();
  await expect(page).toHaveURL(first);
  // Longer than the search page waits before it updates the URL.
  await page.waitForTimeout(400);
  release();
  await expect(page).toHaveURL(first);
  await expectWholePage(page);
});

test('a load that fails does not reload if the reader has followed another link', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await openMarked(page, first);
  const release = await hold(page, isContentOf(second));
  await follow(page, second);
  await follow(page, third);
  release(true);
  await expect(page).toHaveURL(third);
  await expectWholePage(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('a quick step back from the not-found page shows the page before', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await open(page, first);
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-static-content] a[href*="/docs/"]')!;
    link.href = path;
    link.click();
  }, `${base}docs/nowhere`);
  // The browser loads the not-found page; until then, the page has no stable context.
  await expect(page).toHaveTitle(/找不到頁面/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(first);
  await hydrated(page);
  await expectWholePage(page);
});
