import {expect, failedRequest, open, test} from './fixtures';

const bar = '.theme-announcement-bar';

test.describe('announcement', {tag: '@root-edition'}, () => {
  test.describe(() => {
    test.use({allowedErrors: [failedRequest]});

    test('stays closed on other pages and after a reload, even before scripts run', {tag: '@smoke'}, async ({page}) => {
      await open(page, '');
      await page.locator(bar).getByRole('button', {name: '關閉'}).click();
      await expect(page.locator(bar)).toBeHidden();
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto('docs/intro');
      await expect(page.locator(bar)).toBeHidden();
    });
  });
});
