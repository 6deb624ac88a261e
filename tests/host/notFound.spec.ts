import {readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../../editions';
import {readEditionList} from '../../editions/readSettings';
import {servedHost} from '../lib/nginx';
import {expect, hydrated, test} from '../e2e/fixtures';

const page404 = readFileSync(path.join(servedHost().site, '404.html'), 'utf8');

/** GitHub Pages and object storage send this page for all unknown paths. */
test.beforeEach(async ({page}) => {
  await page.route(/\/docs\/(?:no-such-page|inspector)$/, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: page404}),
  );
});

for (const {name, title, baseUrl} of readEditionList(process.env).map((each) => allEditions[each])) {
  test.describe(`a host with one not-found page, for ${name}`, () => {
    test('shows the page of the edition', async ({page}) => {
      await page.goto(`${baseUrl}docs/no-such-page`);
      await hydrated(page);
      await expect(page).toHaveTitle(`找不到頁面 | ${title}`);
      await expect(page).toHaveURL(`${baseUrl}docs/no-such-page`);
    });

    test('redirects old paths of the edition', async ({page}) => {
      await page.goto(`${baseUrl}docs/inspector`);
      await expect(page).toHaveURL(`${baseUrl}docs/debug`);
    });
  });
}
