import { test, expect } from '@playwright/test';

test('shows all teas', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('thanks for the order', async ({ page }) => {
  const stock = { Assam: 3, Gyokuro: 3 };
  await page.route('**/api/stock', (route) => route.fulfill({ json: stock }));
  await page.goto('/');
  for (const tea of ['Assam', 'Gyokuro']) {
    const card = page.getByRole('listitem').filter({ hasText: tea });
    await card.getByRole('button', { name: 'Add to cart' }).click();
  }
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you, Ada');
});
