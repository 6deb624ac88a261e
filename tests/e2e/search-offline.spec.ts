import {expect, failedRequest, failedScript, idle, isSameDocument, open, openMarked, test} from './fixtures';
import {button, dialog, input, options, searchFor} from './searchDialog';

test('the first search without a network shows an error, and the next try works', async ({page, context, problems}) => {
  problems.allowed.push(failedScript);
  await openMarked(page, 'docs/intro');
  await idle(page);
  await context.setOffline(true);
  const error = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await page.keyboard.press('Control+k');
  await expect(error).toContainText('You might want to check your network connection.');
  await expect(page).toHaveURL('docs/intro');
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await button(page).click();
  await expect(error).toBeVisible();
  await context.setOffline(false);
  await expect(error).toBeHidden();
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('shows that results are missing until the network is back', async ({page, context, problems}) => {
  problems.allowed.push(failedRequest);
  await open(page, 'docs/intro');
  const headings = page.waitForResponse(/\/assets\/search\/.*headings/);
  await page.keyboard.press('Control+k');
  await headings;
  await idle(page);
  await context.setOffline(true);
  await input(page).fill('click');
  const notice = dialog(page).getByText('部分結果無法載入');
  await expect(notice).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(dialog(page).locator('.DocSearch-Hit-snippet').first()).toBeVisible();
});
