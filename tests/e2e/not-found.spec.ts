import {expect, hydrated, open, test, watchForTrouble, type Trouble} from './fixtures';

/** Chromium notes the not-found page itself too. */
const mistakes = ({errors}: Trouble) => errors.filter((error) => !error.includes('status of 404'));

for (const path of [
  '/python/nowhere',
  '/python/docs/nowhere',
  '/python/docs/api/class-nothing',
  '/python/community/nowhere',
  '/python/docs/%E4%BD%A0%E5%A5%BD',
  '/python/docs/api/a%20b',
]) {
  test(`${path} is not found, and shows ways on`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Getting started'}).click();
    await expect(page).toHaveURL('docs/intro');
  });
}

for (const ending of ['.html', '/index.html', '/']) {
  test(`a path may end in ${ending}`, async ({page, baseURL}) => {
    const trouble = watchForTrouble(page, new URL(baseURL!).origin);
    await open(page, `docs/intro${ending}?a=1#usage`);
    await expect(page.getByRole('heading', {level: 1, name: 'Installation'})).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro\/?\?a=1#usage$/);
    expect(mistakes(trouble)).toEqual([]);
  });
}

test('a path that is no proper escape is not found either, and its page works', async ({page, baseURL}) => {
  const trouble = watchForTrouble(page, new URL(baseURL!).origin);
  await open(page, 'docs/100%?q=1#top');
  await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
  await expect(page).toHaveURL('docs/100%25?q=1#top');
  await page.getByRole('main').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('docs/intro');
  expect(mistakes(trouble)).toEqual([]);
});
