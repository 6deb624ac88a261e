import type {Page} from '@playwright/test';
import {expect, hold, open, test} from './fixtures';
import {button, dialog, input} from '../lib/searchDialog';

test('is not loaded until the pointer is on the button', async ({page}) => {
  const requests: string[] = [];
  const code: Promise<string>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) code.push(response.text());
  });
  await open(page, 'docs/intro');
  await page.waitForLoadState('networkidle');
  const first = await Promise.all(code);
  expect(first.length).toBeGreaterThan(2);
  // These texts occur only in the markup of the dialog, in its styles and in the engine.
  for (const text of first) expect(text).not.toMatch(/DocSearch-Hit|docsearch-appear|cannot read the search index/);
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requests.filter((url) => /\/assets\/search\/.*headings/.test(url)).length).toBe(1);
  expect(requests.some((url) => /\/assets\/search\/.*texts/.test(url))).toBe(false);
  for (const text of ['DocSearch-Hit', 'cannot read the search index'])
    await expect.poll(async () => (await Promise.all(code)).some((each) => each.includes(text))).toBe(true);
});

test.describe('opens', () => {
  test.beforeEach(({page}) => open(page, 'docs/intro'));

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`on ${key}, and Escape closes it and restores the focus`, async ({page}) => {
      const link = page.locator('article').getByRole('link').first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('on a click, and closes on the backdrop', async ({page}) => {
    await button(page).click();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('with the selected text as the first query, cut to 64 characters', async ({page}) => {
    await page.evaluate(() => window.getSelection()?.selectAllChildren(document.querySelector('article p')!));
    const selected = await page.evaluate(() => window.getSelection()!.toString().trim().slice(0, 64));
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(selected);
  });
});

for (const [name, act] of [
  ['focus', (page: Page) => button(page).focus()],
  ['touch', (page: Page) => button(page).dispatchEvent('touchstart')],
] as const) {
  test(`is loaded, but does not open, on ${name}`, async ({page}) => {
    await open(page, 'docs/intro');
    const request = page.waitForRequest(/\/assets\/search\/.*stable\.headings/);
    await act(page);
    await request;
    await expect(dialog(page)).toBeHidden();
  });
}

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap on the button opens the dialog, and Cancel closes it', async ({page}) => {
    await open(page, 'docs/intro');
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await input(page).fill('dialog');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('stays open when a page arrives that was loading', async ({page}) => {
  await open(page, 'community/welcome');
  const release = await hold(page, /\/assets\/js\/.*intro|\/docs\/intro/);
  await page.getByRole('navigation', {name: '主導航'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await page.keyboard.press('Control+k');
  await input(page).fill('locator');
  release();
  await expect(page).toHaveURL(/docs\/intro/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  await expect(dialog(page)).toBeVisible();
  await expect(input(page)).toHaveValue('locator');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
