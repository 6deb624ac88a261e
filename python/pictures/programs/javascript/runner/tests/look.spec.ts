import { test, expect } from '@playwright/test';

test('the teas look the same', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Teas' })).toHaveScreenshot('teas.png');
});
