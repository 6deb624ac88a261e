import {expect, hold, open, scrollTop, test} from './fixtures';
import {dialog, input, options, searchFor} from '../lib/searchDialog';

test('keeps focus inside the dialog and off its list, which scrolls; the page behind stays', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'docs/intro');
  const before = await page.locator('article h1').boundingBox();
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  expect(await page.locator('article h1').boundingBox()).toEqual(before);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.DocSearch-Modal :focus:not([role=listbox])')).toHaveCount(1);
  }
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  expect(await scrollTop(page)).toBe(0);
});

test('links the count to the search page of the version', async ({page}) => {
  await open(page, 'docs/next/intro');
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(/\d/);
  await dialog(page).locator('.DocSearch-HitsFooter').click();
  await expect(page).toHaveURL('search?q=dialog&version=current');
  await expect(page.locator('main article h2 a').first()).toHaveAttribute('href', /\/docs\/next\//);
});

test('arrow keys select a hit; Enter, Ctrl+Enter and Shift+Enter open it', {tag: '@smoke'}, async ({page, context}) => {
  await open(page, 'docs/intro');
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    await searchFor(page, 'dialog');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    await (await opened).close();
    await page.keyboard.press('Escape');
  }
  await searchFor(page, 'dialog');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const url = await options(page).nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(url);
});

test('Enter, Escape and arrow keys belong to the input method while it composes a word', async ({page}) => {
  await open(page, 'docs/intro');
  await searchFor(page, 'dia');
  const inputMethod = await page.context().newCDPSession(page);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await inputMethod.send('Input.imeSetComposition', {text: 'log', selectionStart: 3, selectionEnd: 3});
    await expect(input(page)).toHaveValue('dialog');
    await expect(options(page).nth(1)).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(key);
    // Two frames, in which React would have handled the key.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(dialog(page)).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page).toHaveURL('docs/intro');
});

for (const [place, path] of Object.entries({'the same page': 'docs/api/class-page', 'another page': 'docs/intro'})) {
  test(`Tab continues at the heading of a hit on ${place}, and of a recent search`, async ({page}) => {
    await open(page, path);
    await page.keyboard.press('Control+k');
    await input(page).fill('goto');
    const hit = dialog(page).locator('a[href$="/docs/api/class-page#page-goto"]');
    await hit.click();
    const heading = page.locator('h3#page-goto');
    for (const isRecent of [false, true]) {
      if (isRecent) {
        await page.mouse.wheel(0, 900);
        await page.keyboard.press('Control+k');
        await hit.click();
      }
      await expect(dialog(page)).toBeHidden();
      await expect(heading).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(heading.getByRole('link')).toBeFocused();
    }
  });
}

test('lists visited hits, and keeps the focus there when one is saved or removed', {tag: '@smoke'}, async ({page}) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.press('Escape');
  for (const query of ['dialog', 'locator', 'screenshot']) {
    await searchFor(page, query);
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  const rows = dialog(page).getByRole('row');
  await expect(rows).toHaveCount(3);
  const save = (row: number) => rows.nth(row).getByRole('button').first();
  const remove = (row: number) => rows.nth(row).getByRole('button').last();
  const secondLabel = (await save(1).getAttribute('aria-label'))!;
  await save(0).press('Enter');
  await expect(dialog(page).getByRole('button', {name: secondLabel})).toBeFocused();
  await remove(1).press('Enter');
  await expect(remove(0)).toBeFocused();
  await remove(0).click();
  await expect(input(page)).toBeFocused();
});

test('with a slow index, shows the loading indicator until there are hits', async ({page}) => {
  const release = await hold(page, '**/assets/search/*headings*');
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  const indicator = page.locator('.DocSearch-LoadingIndicator');
  await expect(indicator).toBeHidden();
  await input(page).fill('dialog');
  await expect(indicator).toBeVisible();
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(indicator).toBeHidden();
});

test('until the texts have loaded, shows only what the query names', async ({page}) => {
  const release = await hold(page, '**/assets/search/*texts*');
  await open(page, 'docs/intro');
  await searchFor(page, 'page.goto');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', /#page-goto$/);
  await input(page).fill('basic auth');
  await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(first).toHaveAttribute('href', /#page-goto$/);
  release();
  await expect(first).toHaveAttribute('href', /#http-authentication$/);
});
