import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** Replaces the component of the page on its way to the browser. */
async function replacePageComponent(page: Page, path: string, component: string): Promise<void> {
  let replaced = false;
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    // A chunk of one page: push([[chunk id], {module id: function …}]). The page's own is known by its metadata.
    const module = /push\(\[\[[^\]]*\],\{("?[\w-]+"?):/.exec(source);
    if (replaced || module === null || !source.includes('"id":"welcome"')) {
      await route.fulfill({response, body: source});
      return;
    }
    replaced = true;
    const global = source.slice(0, source.indexOf('push([['));
    const chunk = /push\(\[(\[[^\]]*\])/.exec(source)![1]!;
    await route.fulfill({response, body: `${global}push([${chunk},{${module[1]!}:(e,t,n)=>{n.r(t);${component}}}]);`});
  });
  await page.goto(path);
}

test('a crash shows the message chain, and Try again', async ({page}) => {
  await replacePageComponent(
    page,
    '/python/community/welcome',
    `t.default=()=>{throw new Error('The list could not be drawn',{cause:new Error('Its data is missing')})};t.contentTitle='x';t.metadata={};t.frontMatter={};t.toc=[];`,
  );
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The list could not be drawn')).toBeVisible();
  await expect(page.getByText('Its data is missing')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
});

test('a page module with nothing to render says so', async ({page}) => {
  await replacePageComponent(page, '/python/community/welcome', '');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText(/makes it impossible to render anything/)).toBeVisible();
});
