import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {button, dialog, input} from './searchDialog';

test('costs nothing before intent, and is fetched at the first sign of it', async ({page}) => {
  const requests: string[] = [];
  const code: Promise<string>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) code.push(response.text());
  });
  await open(page, '/python/docs/intro');
  await page.waitForLoadState('networkidle');
  const first = await Promise.all(code);
  expect(first.length).toBeGreaterThan(2);
  // What the dialog's markup, its styles and the engine say, and nothing else does.
  for (const text of first) expect(text).not.toMatch(/DocSearch-Hit|docsearch-appear|search index of this site/);
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requests.filter((url) => /\/assets\/search\/.*headings/.test(url)).length).toBe(1);
  expect(requests.some((url) => /\/assets\/search\/.*texts/.test(url))).toBe(false);
  await expect.poll(async () => (await Promise.all(code)).some((text) => text.includes('DocSearch-Hit'))).toBe(true);
});

test.describe('opens', () => {
  test.beforeEach(({page}) => open(page, '/python/docs/intro'));

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`on ${key}, and gives the focus back`, async ({page}) => {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`on ${key} on the button`, async ({page}) => {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await page.getByRole('button', {name: 'Cancel'}).click();
      await expect(button(page)).toBeFocused();
    });
  }

  test('on a click, and closes on the backdrop', async ({page}) => {
    await button(page).click();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('with the selected text as the first query, cut to 64', async ({page}) => {
    await page.evaluate(() => window.getSelection()?.selectAllChildren(document.querySelector('article p')!));
    const selected = await page.evaluate(() => window.getSelection()!.toString().trim().slice(0, 64));
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(selected);
  });

  test('not on a slash that is typed into a field', async ({page}) => {
    await open(page, '/python/search');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('is fetched ahead, and does not open, at', () => {
  for (const [sign, act] of [
    ['a focus', (page: Page) => button(page).focus()],
    ['a hover', (page: Page) => button(page).hover()],
    ['a touch', (page: Page) => button(page).dispatchEvent('touchstart')],
  ] as const) {
    test(sign, async ({page}) => {
      await open(page, '/python/docs/intro');
      const fetched = page.waitForRequest(/\/assets\/search\/.*stable\.headings/);
      await act(page);
      await fetched;
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap opens, and Cancel closes', async ({page}) => {
    await open(page, '/python/docs/intro');
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await input(page).fill('dialog');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('a shortcut gives the focus back to where it was', async ({page}) => {
  await open(page, '/python/docs/intro');
  const link = page.locator('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
