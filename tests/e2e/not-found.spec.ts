import {expect, test} from './fixtures';

for (const path of [
  '/python/nowhere',
  '/python/docs/nowhere',
  '/python/docs/api/class-nothing',
  '/python/community/nowhere',
]) {
  test(`${path} is not found, and shows ways on`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Getting started'}).click();
    await expect(page).toHaveURL('/python/docs/intro');
  });
}

for (const ending of ['.html', '/index.html', '/']) {
  test(`a path may end in ${ending}`, async ({page}) => {
    await page.goto(`/python/docs/intro${ending}`);
    await expect(page.getByRole('heading', {level: 1, name: 'Installation'})).toBeVisible();
  });
}
