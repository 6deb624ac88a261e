import type {Page} from '@playwright/test';
import {viewerPage} from '../../src/plugins/exhibits/exhibitPaths';
import {exhibitAttribute} from '../../src/plugins/exhibits/exhibitAttribute';
import {colorModeKey} from '../../src/utils/storageKeys';
import {expect, failedScript, holdScripts, open, pathOf, test} from './fixtures';

const guide = 'docs/next/trace-viewer-intro';

const link = (page: Page) => page.locator(`a[${exhibitAttribute}]`).first();
const dialog = (page: Page) => page.locator('dialog[open]');
/** The viewer reads the whole trace before it shows it. */
const slow = {timeout: 30_000};
const viewer = (page: Page) => dialog(page).frameLocator('iframe');

async function openTrace(page: Page): Promise<void> {
  await open(page, guide);
  await clickLink(page);
}

async function clickLink(page: Page): Promise<void> {
  await link(page).click();
  await expect(viewer(page).getByRole('treeitem').filter({hasText: 'Place order'}).first()).toBeVisible(slow);
}

test('the viewer opens a recording over the page, with the pages of the test', {tag: '@smoke'}, async ({page}) => {
  const early: string[] = [];
  page.on('request', (request) => early.push(request.url()));
  await open(page, guide);
  expect(early.filter((url) => /\/exhibits\.|\.zip/.test(url))).toEqual([]);
  await openTrace(page);
  const snapshot = viewer(page).frameLocator('iframe[name=snapshot]:visible');
  await expect(snapshot.getByRole('status')).toHaveText('Sorry, Gyokuro is sold out.');
  await viewer(page).getByRole('tab', {name: 'Source'}).click();
  await expect(viewer(page).getByRole('tabpanel', {name: 'Source'})).toContainText('Place order');
  await expect(dialog(page).getByText('Click Console to see the error')).toBeVisible();
  // The frame has the focus.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('closes with its button, with Escape and with Back, and can be opened again', async ({page}) => {
  // Only a step to a page of the same document closes it.
  await open(page, 'docs/next/trace-viewer');
  await page.getByRole('link', {name: 'Trace viewer basics'}).first().click();
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  for (const close of [
    () => dialog(page).getByRole('button').last().click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await clickLink(page);
    await dialog(page).getByRole('button').last().focus();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(pathOf(guide));
  }
});

for (const mode of ['light', 'dark'] as const) {
  test(`the viewer has the color mode of the page, ${mode}, and the page keeps its own`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode === 'light' ? 'dark' : 'light'});
    await page.addInitScript(
      ([key, value]) => {
        // The viewer contains documents without storage.
        if (window === window.top) localStorage[key] ??= value;
      },
      [colorModeKey, mode] as const,
    );
    await openTrace(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(viewer(page).locator(`.${mode}-mode`).first()).toBeAttached();
    await viewer(page).getByRole('button', {name: 'Settings'}).click();
    await viewer(page).getByRole('combobox').first().selectOption({index: 2});
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  });
}

test('follows the link on phones, with a modifier key, and without scripts', async ({page, browser, baseURL}) => {
  const url = new RegExp(`${viewerPage}\\?trace=%2F.+\\.zip$`);
  await open(page, guide);
  const opened = page.context().waitForEvent('page');
  await link(page).click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  await expect(tab).toHaveURL(url);
  await tab.close();
  await page.setViewportSize({width: 390, height: 800});
  await link(page).click();
  await expect(page).toHaveURL(url);
  await page.goBack();
  const plain = await browser.newPage({javaScriptEnabled: false, ...(baseURL && {baseURL})});
  await plain.goto(guide);
  expect(await link(plain).getAttribute('href')).toMatch(url);
  await plain.close();
});

test('shows what is missing in browsers without service workers', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await open(page, guide);
  await link(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
});

test('does not open for a page that the reader has left while the code of the dialog was loading', async ({page}) => {
  await open(page, guide);
  const release = await holdScripts(page);
  const isRequested = page.waitForRequest(/\/assets\/js\//);
  await link(page).click();
  await link(page).click();
  await isRequested;
  await page.getByRole('link', {name: 'Trace viewer in full'}).first().click();
  await expect(page).toHaveURL(/trace-viewer$/);
  const isEnded = page.waitForEvent('requestfinished');
  release();
  await isEnded;
  // The dialog would open now.
  await page.waitForTimeout(500);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/trace-viewer$/);
  await link(page).click();
  await expect(dialog(page)).toHaveCount(1);
});

test('follows the link if the code of the dialog cannot be loaded', async ({page, problems}) => {
  problems.allowed.push(failedScript);
  await open(page, guide);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await link(page).click();
  await expect(page).toHaveURL(new RegExp(viewerPage));
});

test.describe('a report', {tag: '@javascript'}, () => {
  test('needs no service worker', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await open(page, 'docs/next/test-reporters');
    await link(page).click();
    await expect(viewer(page).getByRole('link', {name: 'finds no coffee'}).first()).toBeVisible();
  });

  test('shows a difference of screenshots, and opens the trace of a test', async ({page}) => {
    await open(page, 'docs/next/test-reporters');
    await link(page).click();
    await viewer(page).getByRole('link', {name: 'the teas look the same'}).first().click();
    const difference = viewer(page).locator('.chip').filter({hasText: 'Slider'});
    await expect(difference.locator('img').first()).toBeVisible();
    await expect(difference.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await viewer(page).getByText('View Trace').first().click();
    await expect(viewer(page).getByRole('treeitem').filter({hasText: 'toHaveScreenshot'}).first()).toBeVisible(slow);
  });
});
