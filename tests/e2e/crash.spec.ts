import type {Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {releases} from '../../src/data/videos/releases';

test.use({allowedErrors: [/could not be drawn|impossible to render|onRecoverableError/]});

const path = 'community/release-videos';

/** Opens the page, and replaces the default export of its module in the script's response. */
async function openWithExport(page: Page, replacement: string): Promise<void> {
  let changed = 0;
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const isModule = source.includes(releases[0]!.youtube) && /default:\(\)=>\w+/.test(source);
    if (isModule) changed++;
    await route.fulfill({response, body: isModule ? source.replace(/default:\(\)=>\w+/, replacement) : source});
  });
  await page.goto(path);
  await expect.poll(() => changed).toBe(1);
}

test('a crash shows the error messages and the button Try again', {tag: '@smoke'}, async ({page}) => {
  await openWithExport(
    page,
    `default:()=>()=>{throw new Error('The list could not be drawn',{cause:new Error('Its data is missing')})}`,
  );
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The list could not be drawn')).toBeVisible();
  await expect(page.getByText('Its data is missing')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  expect(await again.evaluate((node) => getComputedStyle(node).fontFamily)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
  );
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the crash page has enough contrast in the ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openWithExport(page, `default:()=>()=>{throw new Error('The list could not be drawn')}`);
    await expect(page.getByText('The list could not be drawn')).toBeVisible();
    expect(await findViolations(page, 'colours')).toEqual([]);
  });
}

test('a page module without a component shows an error', async ({page}) => {
  await openWithExport(page, 'other:()=>0');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText(/makes it impossible to render anything/)).toBeVisible();
});
