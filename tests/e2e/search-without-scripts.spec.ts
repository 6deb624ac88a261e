import {expect, pathOf, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('the search page without JavaScript says so and offers other ways', async ({page}) => {
  await page.goto('search?q=goto');
  const notice = page.getByText('Search needs JavaScript.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status')).toBeHidden();
  await expect(notice.getByRole('link', {name: 'guides'})).toHaveAttribute('href', pathOf('docs/intro'));
  await expect(notice.getByRole('link', {name: 'API reference'})).toHaveAttribute(
    'href',
    pathOf('docs/api/class-playwright'),
  );
  await expect(notice.getByRole('link', {name: 'all pages in one file'})).toHaveAttribute(
    'href',
    pathOf('llms-full.txt'),
  );
});
