import { test, expect } from '@playwright/test';

test('finds a tea', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Search').fill('grey');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Earl Grey');
});

test('shows the time that is left', async ({ page }, testInfo) => {
  await page.goto('/');
  await expect(page.getByText('Free delivery')).toBeVisible();
  // A test that passes in the second attempt only.
  expect(testInfo.retry).toBe(1);
});

test('finds no coffee', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Search').fill('coffee');
  await expect(page.getByRole('status')).toHaveText('No tea found.', { timeout: 2_000 });
});
