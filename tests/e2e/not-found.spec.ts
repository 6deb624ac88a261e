import {expect, hydrated, open, pathOf, test} from './fixtures';

test.describe('not-found page', {tag: '@each-edition'}, () => {
  for (const path of [
    'nowhere',
    'docs/nowhere',
    'docs/api/class-nothing',
    'docs/next/nowhere',
    'docs/next/api/class-nothing',
    'community/nowhere',
    'docs/%E4%BD%A0%E5%A5%BD',
    'docs/api/a%20b',
    'docs/100%?q=1#100%',
  ]) {
    // The script of each edition cleans the last path.
    const tag = path.includes('%?') ? [] : '@shared';
    test(`${pathOf(path)} has status 404, and links other pages`, {tag}, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
      await expect(page).toHaveURL(path.replace('%?', '%25?'));
      await page.getByRole('main').getByRole('link', {name: 'Getting started'}).click();
      await expect(page).toHaveURL('docs/intro');
    });
  }

  test('offers the version of an unknown path below docs/next/', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/next/nowhere');
    const navbar = page.getByRole('navigation', {name: '主導航'});
    await expect(navbar.getByRole('button', {name: /^Next/})).toBeVisible();
    const docs = navbar.getByRole('link', {name: 'Docs', exact: true});
    await expect(docs).toHaveAttribute('href', pathOf('docs/next/intro'));
  });
});
