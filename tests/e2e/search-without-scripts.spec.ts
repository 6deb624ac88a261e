import {expect, pathOf, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('the search page without JavaScript says so and offers other ways', async ({page}) => {
  await page.goto('search?q=goto');
  // Playwright's locators by text skip <noscript>.
  const notice = page.locator('main noscript p');
  await expect(notice).toContainText('Search needs JavaScript.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status')).toBeHidden();
  await expect(notice.locator('a', {hasText: 'guides'})).toHaveAttribute('href', pathOf('docs/intro'));
  await expect(notice.locator('a', {hasText: 'API reference'})).toHaveAttribute(
    'href',
    pathOf('docs/api/class-playwright'),
  );
  await expect(notice.locator('a', {hasText: 'all pages in one file'})).toHaveAttribute(
    'href',
    pathOf('llms-full.txt'),
  );
});
