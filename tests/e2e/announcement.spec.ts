import {expect, open, test} from './fixtures';

const bar = '.theme-announcement-bar';

test('the announcement leads to a page that exists', async ({page}) => {
  await open(page, '');
  await page.locator(bar).getByRole('link').click();
  await expect(page).toHaveURL('docs/next/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('stays away once dismissed, on every page and after a reload, and is never painted then', async ({page}) => {
  await open(page, '');
  await page.locator(bar).getByRole('button', {name: '關閉'}).click();
  await expect(page.locator(bar)).toBeHidden();
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('docs/intro');
  await expect(page.locator(bar)).toBeHidden();
});

test('comes back when it is another announcement', async ({page}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '');
  await expect(page.locator(bar)).toBeVisible();
});
