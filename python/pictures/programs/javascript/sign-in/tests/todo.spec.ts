import { test, expect } from '@playwright/test';

test('adds an item', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/todo');
  await page.getByLabel('New todo').fill('Buy milk');
  await page.getByLabel('New todo').press('Enter');
  await expect(page.getByRole('listitem')).toHaveText([/Buy milk/]);
});
