import {expect, failedRequest, open, test} from './fixtures';

test('shows results on load, filters by version, and keeps the query in the URL', {tag: '@smoke'}, async ({page}) => {
  await open(page, 'search?q=dialog');
  const hits = page.locator('main article h2 a');
  await expect(hits.first()).toHaveAttribute('href', /\/docs\/(?!next)/);
  await page.getByRole('combobox').selectOption('current');
  await expect(hits.first()).toHaveAttribute('href', /\/docs\/next\//);
  await expect(page).toHaveURL(/version=current/);
  await page.getByRole('searchbox').fill('locator');
  await expect(page).toHaveURL(/q=locator/);
  await expect(hits).toHaveCount(20);
  await page.locator('main').getByRole('button').last().click();
  await expect.poll(() => hits.count()).toBeGreaterThan(20);
});

test('can be used with the keyboard only', async ({page}) => {
  await open(page, 'search');
  const search = page.getByRole('searchbox');
  for (let step = 0; step < 40 && !(await search.evaluate((box) => box === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('locator');
  await expect(page.locator('main article')).toHaveCount(20);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('main article h2 a').first()).toHaveAttribute('href', /\/docs\/next\//);
  // The list changes when the texts of the index are loaded, which add a paragraph to hits.
  await expect(page.locator('main article p + p').first()).toBeVisible();
  const more = page.getByRole('main').getByRole('button');
  for (let step = 0; step < 20; step++) await page.keyboard.press('Tab');
  await expect(page.locator('main article h2 a').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main article')).toHaveCount(40);
  await expect(more).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const target = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
});

test('suggests queries that have results, and retries after a failure', {tag: '@smoke'}, async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await open(page, 'search?q=zzqqxyv');
  const main = page.getByRole('main');
  await expect(main).toContainText('No results for “zzqqxyv”');
  await expect(main.getByRole('button')).toHaveCount(3);
  await main.getByRole('button').first().click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.route('**/assets/search/*', (route) => route.abort());
  await open(page, 'search?q=dialog');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
  await page.unroute('**/assets/search/*');
  await page.getByRole('searchbox').fill('dialogs');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('shows a query from the URL as text, and cuts it to 64 characters', async ({page}) => {
  const markup = '"<img src=x onerror=alert(1)>"';
  await open(page, `search?q=${encodeURIComponent(markup)}`);
  await expect(page.getByRole('heading', {level: 1})).toContainText(markup);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await open(page, `search?q=${'x'.repeat(200)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(64));
});
