import {expect, failedRequest, open, test} from './fixtures';
import {announcementKeys} from '../../src/utils/storageKeys';

const bar = '.theme-announcement-bar';

test.describe('announcement', {tag: '@root-edition'}, () => {
  test('stays closed on other pages, even before scripts run', {tag: '@smoke'}, async ({page, problems}) => {
    problems.allowed.push(failedRequest);
    await open(page, '');
    await page.locator(bar).getByRole('button', {name: '關閉'}).click();
    await expect(page.locator(bar)).toBeHidden();
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('docs/intro');
    await expect(page.locator(bar)).toBeHidden();
  });

  test('shows a new announcement although the previous one was closed', async ({page}) => {
    await page.addInitScript(({id, dismissed}) => {
      if (localStorage.getItem(id) !== null) return;
      localStorage.setItem(id, 'an-older-one');
      localStorage.setItem(dismissed, 'true');
    }, announcementKeys);
    await open(page, '');
    await expect(page.locator(bar)).toBeVisible();
  });
});
