import {expect, test} from './fixtures';

// That every target exists is checked in tests/content/redirects.test.ts; here, that the script is loaded and acts.
for (const [from, to] of [
  ['docs/inspector', 'docs/debug'],
  ['docs/next/assertions.html', 'docs/next/test-assertions'],
  ['next/docs/locators', 'docs/next/locators'],
  ['blog/', 'community/welcome'],
]) {
  test(`/python/${from} leads to /python/${to}, with query and hash`, async ({page}) => {
    await page.goto(`${from}?utm=1#place`);
    await expect(page).toHaveURL(`${to}?utm=1#place`);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到頁面');
  });
}

test('a page of today stays where it is, and loads the script from /python/js', async ({page}) => {
  const script = page.waitForResponse('**/python/js/redirection.js');
  await page.goto('docs/debug');
  expect((await script).status()).toBe(200);
  await expect(page).toHaveURL('docs/debug');
});
