import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, holdScripts, hydrated, idle, open, openEarly, pageTypes, pathOf, scrollTop, test} from './fixtures';
import {button, dialog, input} from '../lib/searchDialog';

/**
 * Opens a class page of which only the first part arrives.
 *
 * @param origin of the server with the site
 * @returns functions that let the rest arrive, and that end the page without it
 */
async function openPart(page: Page, origin: string): Promise<{finish: () => void; cut: () => void}> {
  const path = pathOf(pageTypes.class);
  let rest = '';
  let response: ServerResponse;
  const server = createServer((request, answer) => {
    void fetch(origin + request.url).then(async (found) => {
      answer.writeHead(found.status, {'content-type': found.headers.get('content-type')!});
      if (request.url !== path) return answer.end(Buffer.from(await found.arrayBuffer()));
      const html = await found.text();
      const middle = html.indexOf('<h3');
      answer.write(html.slice(0, middle));
      [rest, response] = [html.slice(middle), answer];
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return {finish: () => response.end(rest), cut: () => response.end()};
}

test.describe('while a page is arriving', () => {
  test('shortcuts and text are kept, and scripts do not start', async ({page, baseURL}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const {finish} = await openPart(page, new URL(baseURL!).origin);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('goto');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(scripts.filter((url) => url.includes('/assets/'))).toEqual([]);
    finish();
    await expect(input(page)).toHaveValue('goto');
  });

  test('a page that does not arrive completely stays readable and shows a message', async ({page, baseURL}) => {
    const {cut} = await openPart(page, new URL(baseURL!).origin);
    cut();
    await expect(page.getByRole('alert')).toContainText('This page did not arrive completely');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

/** Opens an interactive page whose search dialog is not loaded. */
async function openWithoutDialog(page: Page, path: string): Promise<() => void> {
  await open(page, path);
  await idle(page);
  return holdScripts(page);
}

for (const [time, openPage] of [
  ['before hydration', openEarly],
  ['while the dialog is loading', openWithoutDialog],
] as const) {
  for (const [name, start] of [
    ['a click on the search button', (page: Page) => button(page).click()],
    ['Control+k', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`text after ${name} ${time} becomes the query`, {tag: '@smoke'}, async ({page}) => {
      const release = await openPage(page, pageTypes.guide);
      await start(page);
      await page.keyboard.type('get  by');
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type('/ lab');
      await expect(dialog(page)).toHaveCount(0);
      release();
      await expect(input(page)).toHaveValue('get / lab');
      await page.keyboard.type('el');
      await expect(input(page)).toHaveValue('get / label');
    });
  }
}

test.describe('user input before hydration takes effect after hydration', () => {
  test('Escape after a click on the search button, which cancels it', async ({page}) => {
    const release = await openEarly(page, pageTypes.guide);
    await button(page).click();
    await page.keyboard.type('label');
    await page.keyboard.press('Escape');
    release();
    await hydrated(page);
    await idle(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a click on the button of the color mode', async ({page}) => {
    const release = await openEarly(page, pageTypes.guide);
    await page.getByRole('button', {name: /切換淺色\/深色模式/}).click({force: true});
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('text in the member filter of a class page', async ({page}) => {
    const release = await openEarly(page, pageTypes.class);
    await page.locator('[data-api-filter] input').pressSequentially('wait for');
    release();
    await expect(page.getByRole('heading', {level: 3}).filter({hasNotText: /wait_?for/i})).toHaveCount(0);
    await expect(page.locator('[data-api-filter] input')).toHaveValue('wait for');
  });

  for (const key of ['ArrowRight', 'ArrowLeft']) {
    test(`${key} on a tab`, {tag: '@python'}, async ({page}) => {
      const release = await openEarly(page, pageTypes.guide);
      await page.getByRole('tab', {name: 'Sync'}).first().focus();
      await page.keyboard.press(key);
      release();
      await expect(page.getByRole('tab', {name: 'Async'}).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', {name: 'Async'}).first()).toBeFocused();
    });
  }

  test('other keys keep their browser function', async ({page}) => {
    await openEarly(page, pageTypes.class);
    await page.evaluate(() => {
      Object.assign(window, {prevented: []});
      document.addEventListener('keydown', (event) => {
        if (event.defaultPrevented) (window as unknown as {prevented: string[]}).prevented.push(event.key);
      });
    });
    const heading = page.getByRole('heading', {level: 1});
    await heading.selectText();
    for (const key of ['Control+c', 'Control+f', 'Tab', 'PageDown', 'Space', 'a', 'k', 'ArrowDown', 'Escape'])
      await page.keyboard.press(key);
    expect(await page.evaluate(() => (window as unknown as {prevented: string[]}).prevented)).toEqual([]);
    // The browser copies and scrolls after it has handled the keys.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Page');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const filter = page.locator('[data-api-filter] input');
    await filter.pressSequentially('a/b k');
    await expect(filter).toHaveValue('a/b k');
    expect(await page.evaluate(() => (window as unknown as {prevented: string[]}).prevented)).toEqual([]);
  });
});
