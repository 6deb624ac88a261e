import type {Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expect, pageTypes, test} from './fixtures';

test.beforeEach(({problems}) => void problems.allowed.push(/could not be read|onRecoverableError/));

/** Opens the search page in a browser whose `URLSearchParams` throws, which the page calls while it renders. */
async function openCrashed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = URLSearchParams;
    Object.assign(window, {
      repair: () => (window.URLSearchParams = original),
      URLSearchParams: function () {
        throw new Error('The address could not be read', {cause: new Error('Its query is missing')});
      },
    });
  });
  await page.goto(pageTypes.search);
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
}

test('a crash shows the error messages, and Try again shows the page', {tag: '@smoke'}, async ({page}) => {
  await openCrashed(page);
  await expect(page.getByText('The address could not be read')).toBeVisible();
  await expect(page.getByText('Its query is missing')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  expect(await again.evaluate((node) => getComputedStyle(node).fontFamily)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
  );
  await again.click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await page.evaluate('repair()');
  await again.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the crash page has enough contrast in both modes', async ({page}) => {
  await openCrashed(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    expect(await findViolations(page, 'colors'), colorScheme).toEqual([]);
  }
});
