import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

/** Names of members in Python and JavaScript. */
const [getByRole, postData] = ['get_?by_?role', 'post_?data'] as const;

const box = (page: Page) => page.getByRole('searchbox', {name: '篩選成員'});
const status = (page: Page) => page.locator('[data-api-filter] output');
/** The heading of a member. */
const member = (page: Page, name: string) => page.locator('h3').filter({hasText: new RegExp(`^${name}(?!\\w)`, 'i')});
const contents = (page: Page) => page.locator('.table-of-contents').first();

test.describe('page of a class', {tag: '@root-edition'}, () => {
  test('typing filters the members, and Escape shows all members again', async ({page}) => {
    await open(page, 'docs/api/class-page');
    const all = await page.getByRole('heading', {level: 3}).count();
    const names = await contents(page).getByRole('link').allInnerTexts();
    const waiting = names.filter((name) => /wait_?for/i.test(name));
    expect(waiting.length).toBeGreaterThan(5);
    await box(page).fill('wait for');
    await expect(page.getByRole('heading', {level: 3})).toHaveCount(waiting.length);
    await expect(status(page)).toHaveText(`${waiting.length} 個成員`);
    await expect(status(page)).toHaveAttribute('lang', 'zh-Hant');
    await expect(member(page, 'goto')).toBeHidden();
    await expect(contents(page).getByRole('link')).toHaveText(
      names.filter((name) => waiting.includes(name) || name === 'Methods' || name === 'Deprecated'),
    );
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(page.getByRole('heading', {level: 3})).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
  });

  test('shows a message if no member matches, and hides groups without matching members', async ({page}) => {
    await open(page, 'docs/api/class-locator');
    await box(page).fill('teapot');
    await expect(status(page)).toHaveText('沒有名稱相符的成員');
    await expect(page.getByRole('heading', {level: 3})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 2})).toHaveCount(0);
    await expect(page.locator('main [hidden]').filter({visible: true})).toHaveCount(0);
    await box(page).fill('Blur');
    await expect(page.getByRole('heading', {level: 3})).toHaveText([/^blur/i]);
    await expect(page.getByRole('heading', {level: 2})).toHaveText([/^Methods/]);
  });

  test('Tab reaches the filter, and continues with the matching members', async ({page}) => {
    await open(page, 'docs/api/class-request');
    await box(page).evaluate((input) => {
      // Focuses the last focusable element before the filter.
      const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, [tabindex="0"], input)')];
      stops[stops.indexOf(input as HTMLElement) - 1]?.focus();
    });
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('timing');
    await expect(member(page, 'timing')).toBeVisible();
    await expect(member(page, postData)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', {level: 2}).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(member(page, 'timing').getByRole('link')).toBeFocused();
  });

  for (const width of [1280, 390]) {
    test(`typing in the filter does not move it at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, 'docs/api/class-page');
      await box(page).scrollIntoViewIfNeeded();
      await box(page).click();
      const before = await box(page).boundingBox();
      for (const key of ['w', 'a', 'i', 'x', 'Escape']) {
        await page.keyboard.press(key);
        expect(await box(page).boundingBox(), key).toEqual(before);
      }
    });
  }

  test('a link to a hidden member clears the filter, and scrolls to the member', async ({page}) => {
    await open(page, 'docs/api/class-page');
    await box(page).fill('wait for url');
    await expect(member(page, getByRole)).toBeHidden();
    const name = new RegExp(`^page\\.${getByRole}\\(`, 'i');
    await page.locator('main').getByRole('link', {name}).first().click();
    await expect(page).toHaveURL(/#page-get-by-role$/);
    await expect(member(page, getByRole)).toBeInViewport();
    await expect(box(page)).toHaveValue('');
    await expect(status(page)).toBeEmpty();
    await page.keyboard.press('Tab');
    await expect(member(page, getByRole).getByRole('link')).toBeFocused();
  });

  test('the next page starts without a filter, and going back restores the filter', async ({page}) => {
    await open(page, 'docs/api/class-page');
    await box(page).fill('reload');
    await expect(contents(page).getByRole('link')).toHaveCount(2);
    await page.getByRole('navigation', {name: '文件側邊欄'}).getByRole('link', {name: 'Locator', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Locator'})).toBeVisible();
    await expect(box(page)).toHaveValue('');
    await expect(contents(page).getByRole('link', {name: 'click', exact: true})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Page'})).toBeVisible();
    await expect(box(page)).toHaveValue('reload');
    await expect(page.getByRole('heading', {level: 3})).toHaveText([/^reload/]);
    await expect(contents(page).getByRole('link')).toHaveText(['Methods', 'reload']);
  });

  test('a signature shows and copies the selected API, sync or async', {tag: '@python'}, async ({page}) => {
    await open(page, 'docs/api/class-page#page-goto');
    const goto = page.locator('#page-goto ~ *');
    const signature = goto.locator('css=.api-signature').first();
    const sync = 'page.goto(url, *, referer=None, timeout=None, wait_until=None) -> Response | None';
    for (const [api, text] of Object.entries({Sync: sync, Async: `await ${sync}`})) {
      await goto.getByRole('tab', {name: api}).first().click();
      await expect(signature.locator('pre')).toHaveText(text, {useInnerText: true});
      await signature.hover();
      await signature.getByRole('button', {name: '複製程式碼至剪貼簿'}).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    const popup = page.locator('#page-wait-for-popup ~ *').locator('css=.api-signature').first();
    await popup.scrollIntoViewIfNeeded();
    await expect(popup).toHaveText(/^async with page\.expect_popup\(/, {useInnerText: true});
    await page.reload();
    await signature.scrollIntoViewIfNeeded();
    await expect(signature.locator('pre')).toHaveText(`await ${sync}`, {useInnerText: true});
  });

  for (const width of [1280, 390]) {
    test(`a long signature shows all of its parameters at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'docs/api/class-locator#locator-click');
      const signature = page.locator('#locator-click ~ *').locator('css=.api-signature pre').first();
      await expect(signature).toBeInViewport();
      expect(await signature.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    });
  }
});
