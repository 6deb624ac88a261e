import type {Page} from '@playwright/test';
import {findBuild} from '../../tools/build/findBuild';
import {serveBuild} from '../../tools/serve/serveBuild';
import {
  expect,
  failedRequest,
  failedScript,
  hold,
  hydrated,
  isContentOf,
  isSameDocument,
  open,
  openMarked,
  pathOf,
  scrollTop,
  test,
} from './fixtures';

/** Clicks a link to a page, which the router opens without a page load. */
const follow = (page: Page, path: string) =>
  page.locator(`nav a[href="${path}"], main a[href="${path}"]`).first().click();

test('the progress bar starts after 200 ms and finishes with the next page', {tag: '@smoke'}, async ({page}) => {
  await open(page, 'docs/intro');
  const release = await hold(page, isContentOf('docs/writing-tests'));
  await page.evaluate(() => {
    const seen = {clicked: 0, started: 0};
    Object.assign(window, {seen});
    document.addEventListener('click', () => (seen.clicked ||= performance.now()), true);
    new MutationObserver(() => document.getElementById('nprogress') && (seen.started ||= performance.now())).observe(
      document.body,
      {childList: true, subtree: true},
    );
  });
  await follow(page, pathOf('docs/writing-tests'));
  await expect(page.locator('#nprogress')).toBeAttached();
  const delay = await page.evaluate(() => {
    const {seen} = window as unknown as {seen: {clicked: number; started: number}};
    return seen.started - seen.clicked;
  });
  expect(delay).toBeGreaterThanOrEqual(195);
  await expect(page).toHaveTitle(/Installation/);
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page).toHaveTitle(/Writing tests/i);
});

test('if content cannot be loaded, the browser loads the page', {tag: '@smoke'}, async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await openMarked(page, 'docs/intro');
  (await hold(page, isContentOf('docs/writing-tests')))(true);
  await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await follow(page, pathOf('docs/writing-tests'));
  await expect(page.getByRole('heading', {level: 1, name: /Writing tests/i})).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await page.waitForLoadState();
  expect(await scrollTop(page)).toBe(0);
});

test('after a new deployment, the browser loads the next page with its styles', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await openMarked(page, 'docs/intro');
  await page.route(`**${pathOf('docs/writing-tests')}`, async (route) => {
    if (!isContentOf('docs/writing-tests')(route.request())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/styles\.\w+\.css/, 'styles.00000000.css');
    await route.fulfill({response, body});
  });
  await follow(page, pathOf('docs/writing-tests'));
  await expect(page.getByRole('heading', {level: 1, name: /Writing tests/i})).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('without a script, the text stays, with a button that retries', {tag: '@smoke'}, async ({page, problems}) => {
  problems.allowed.push(failedScript);
  const html = await (await page.request.get('docs/writing-tests')).text();
  const script = /\/assets\/js\/main\.[\w~.]+\.js/.exec(html)![0];
  await page.route(`**${script}`, (route) => route.abort());
  await page.goto('docs/writing-tests');
  const failure = page.getByRole('alert').filter({hasText: 'failed'});
  await expect(failure).toContainText(script.replace(/.*\//, ''));
  await expect(failure).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1, name: /Writing tests/i})).toBeVisible();
  await page.unrouteAll();
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(failure).toHaveCount(0);
  await hydrated(page);
});

test.describe('prefetch', () => {
  const prefetched = (page: Page) => page.evaluate(() => [...document.querySelectorAll('link[rel="prefetch"]')].length);
  const connect = (page: Page, connection: {effectiveType: string; saveData: boolean}) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);

  test('fetches a hovered page once, also from a host without ETag', async ({page}) => {
    await connect(page, {effectiveType: '4g', saveData: false});
    const target = pathOf('docs/writing-tests');
    const requested: string[] = [];
    // A real server, because routing in the browser would disable its cache. It sends no ETag and no date.
    const host = await serveBuild(findBuild().site, {onRequest: (pathname) => requested.push(pathname)});
    try {
      await open(page, host.origin + pathOf('docs/intro'));
      await page.locator(`main a[href="${target}"]`).first().hover();
      await expect.poll(() => requested).toContain(target);
      await follow(page, target);
      await expect(page).toHaveTitle(/Writing tests/i);
      expect(requested.filter((pathname) => pathname === target)).toHaveLength(1);
    } finally {
      await host.close();
    }
  });

  for (const connection of [
    {effectiveType: '4g', saveData: true},
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
  ]) {
    test(`fetches nothing with ${JSON.stringify(connection)}`, async ({page}) => {
      await connect(page, connection);
      await open(page, 'docs/intro');
      await page.getByRole('navigation', {name: '文件分頁導覽'}).getByRole('link').first().hover();
      await page.waitForLoadState('networkidle');
      expect(await prefetched(page)).toBe(0);
    });
  }
});
