import type {Page} from '@playwright/test';

// Locators of the search dialog by role and name.
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
export const input = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
export const options = (page: Page) => dialog(page).getByRole('option');
export const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});

/** Opens the dialog with the keyboard shortcut and types a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}
