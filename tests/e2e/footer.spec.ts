import {expect, open, test} from './fixtures';

test('the footer has three groups and the notice that the site is independent', async ({page}) => {
  await open(page, '');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Community', 'More']);
  await expect(footer).toContainText(/independent.*not affiliated with or endorsed by Microsoft/i);
});
