import {expect, pathOf, test} from './fixtures';

// Checks that the script is loaded and runs. tests/content/site/redirects.test.ts checks that every target exists.
for (const [from, to] of [
  ['docs/inspector', 'docs/debug'],
  ['docs/next/assertions.html', 'docs/next/test-assertions'],
  ['next/docs/locators', 'docs/next/locators'],
  ['blog/', 'community/welcome'],
] as const) {
  test(`redirects ${pathOf(from)}, and keeps query and hash`, {tag: '@each-edition'}, async ({page}) => {
    await page.goto(`${from}?utm=1#place`);
    await expect(page).toHaveURL(`${to}?utm=1#place`);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到頁面');
  });
}
