import {expect, failedRequest, failedScript, idle, isSameDocument, open, openMarked, test} from './fixtures';
import {button, dialog, input, options, searchFor} from '../lib/searchDialog';

test('without results, shows the query as text, and suggestions that have results', async ({page}) => {
  await open(page, 'docs/intro');
  const query = 'zzqqxyv <img src=x onerror=alert(1)>';
  let hasRunScript = false;
  page.on('dialog', (box) => {
    hasRunScript = true;
    void box.dismiss();
  });
  await searchFor(page, 'zzqqxyv');
  await expect(dialog(page)).toContainText('No results for “zzqqxyv”');
  await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
  const suggestions = dialog(page).locator('.DocSearch-Prefill');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(options(page).first()).toBeVisible();
  await input(page).fill(query);
  // Leaves time for an injected script to run. No event marks that nothing happens.
  await page.waitForTimeout(300);
  await expect(input(page)).toHaveValue(query);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(hasRunScript).toBe(false);
});

test('a missing index shows an error that stays until the next keystroke, which retries', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await page.route('**/assets/search/*headings*', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  // The error must not disappear by itself. No event marks that nothing happens, so the test waits.
  await page.waitForTimeout(600);
  await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
  await page.unroute('**/assets/search/*headings*');
  await input(page).fill('dialogs');
  await expect(options(page).first()).toBeVisible();
});

test('works if storage is forbidden', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
});

test('works if no worker starts, even if the code for the page fails to load once', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers');
      }
    } as unknown as typeof Worker;
  });
  let isOffline = true;
  let failures = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const isEngine = (await (await route.fetch()).text()).includes('cannot read the search index');
    if (!isEngine || !isOffline) return route.fallback();
    failures += 1;
    await route.abort();
  });
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  expect(failures).toBeGreaterThan(0);
  isOffline = false;
  await input(page).fill('dialogs');
  await expect(options(page).first()).toBeVisible();
});

test('the first search without a network shows an error, and the next try works', async ({page, context, problems}) => {
  problems.allowed.push(failedScript);
  await openMarked(page, 'docs/intro');
  await idle(page);
  await context.setOffline(true);
  const error = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await page.keyboard.press('Control+k');
  await expect(error).toContainText('You might want to check your network connection.');
  await expect(page).toHaveURL('docs/intro');
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await button(page).click();
  await expect(error).toBeVisible();
  await context.setOffline(false);
  await expect(error).toBeHidden();
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('shows that results are missing until the network is back', async ({page, context, problems}) => {
  problems.allowed.push(failedRequest);
  await open(page, 'docs/intro');
  const headings = page.waitForResponse(/\/assets\/search\/.*headings/);
  await page.keyboard.press('Control+k');
  await headings;
  await idle(page);
  await context.setOffline(true);
  await input(page).fill('click');
  const notice = dialog(page).getByText('部分結果無法載入');
  await expect(notice).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(dialog(page).locator('.DocSearch-Hit-snippet').first()).toBeVisible();
});
