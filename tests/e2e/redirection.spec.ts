import {movedDocs, movedPaths} from '../../src/data/redirects';
import {expect, test} from './fixtures';

const moves = [
  ...Object.entries(movedDocs).flatMap(([from, to]) => [
    [`docs/${from}`, `docs/${to}`],
    [`docs/next/${from}`, `docs/next/${to}`],
  ]),
  ...Object.entries(movedPaths),
  ['next/docs/locators', 'docs/next/locators'],
] as [string, string][];

for (const [from, to] of moves) {
  test(`/python/${from} leads to /python/${to}`, async ({page}) => {
    await page.goto(`/python/${from.replace(/\/$/, '')}?utm=1#place`);
    await expect(page).toHaveURL(`/python/${to}?utm=1#place`);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到頁面');
  });
}

test('a page of today stays where it is', async ({page}) => {
  await page.goto('/python/docs/debug');
  await expect(page).toHaveURL('/python/docs/debug');
});
