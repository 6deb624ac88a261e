import { test, expect } from '@playwright/test';

test('adds a tea to the cart', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add to cart: Sencha' }).click();
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText('Sencha');
});

test('thanks for the order', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add to cart: Assam' }).click();
  await test.step('Send the order', async () => {
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Place order' }).click();
  });
  await expect(page.getByRole('status')).toHaveText('Thank you, Ada');
});

test.skip('sends a voucher', () => {});
