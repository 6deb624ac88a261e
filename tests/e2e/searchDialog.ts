import type {Page} from '@playwright/test';

/** The search dialog as readers meet it. */
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
export const input = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
export const options = (page: Page) => dialog(page).getByRole('option');
export const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});

/** Opens the dialog from the keyboard and asks. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

/** The snippets of the hits that are shown, as words. */
export async function snippetWords(page: Page): Promise<string[][]> {
  const texts = await dialog(page).locator('.DocSearch-Hit-snippet').allInnerTexts();
  return texts.map((text) => text.replace(/…/g, ' ').trim().split(/\s+/));
}
