import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});
const linkTo = (page: Page, name: string) => navbarOf(page).getByRole('link', {name, exact: true});
const openMenu = (page: Page) => navbarOf(page).getByRole('button', {name: 'Python', exact: true}).hover();

/** Where the menu leads, once it is open and the lists of pages are there. */
async function targets(page: Page): Promise<Record<string, string | null>> {
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  const names = ['Python', 'JavaScript', 'Java', '.NET'];
  const addresses = await Promise.all(names.map((name) => linkTo(page, name).getAttribute('href')));
  return Object.fromEntries(names.map((name, index) => [name, addresses[index]!]));
}

/** Other editions are sites of their own, which the server of the tests does not have. */
const answerForOthers = (page: Page) =>
  page.route(/^https?:\/\/[^/]+\/(java|dotnet|docs)\//, (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Another edition</title>'}),
  );

/** The script with the lists of pages: its requests so far. Holds or fails them when asked. */
async function watchLists(page: Page, answer: (go: () => Promise<void>, fail: () => Promise<void>) => Promise<void>) {
  const asked: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('accessibility-testing')) return route.fulfill({response});
    asked.push(route.request().url());
    return answer(
      () => route.fulfill({response}),
      () => route.abort(),
    );
  });
  return asked;
}

test('leads to the same page and place in the other languages', async ({page}) => {
  await open(page, 'docs/next/dialogs#print-dialogs');
  expect(await targets(page)).toEqual({
    Python: '/python/docs/next/dialogs#print-dialogs',
    JavaScript: '/docs/next/dialogs#print-dialogs',
    Java: '/java/docs/next/dialogs#print-dialogs',
    '.NET': '/dotnet/docs/next/dialogs#print-dialogs',
  });
});

test('a page that a language lacks leads to the root edition', async ({page}) => {
  await open(page, 'docs/chrome-extensions');
  expect(await targets(page)).toMatchObject({Java: '/docs/chrome-extensions', JavaScript: '/docs/chrome-extensions'});
});

test('remembers the language chosen, and forgets it for the root', async ({page}) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('previousLanguagePrefix'));
  for (const [name, prefix] of [
    ['Java', '/java/'],
    ['JavaScript', null],
  ] as const) {
    await open(page, 'docs/intro');
    await answerForOthers(page);
    await openMenu(page);
    await linkTo(page, name).click();
    await expect(page).toHaveTitle('Another edition');
    expect(await remembered()).toBe(prefix);
  }
});

test.describe('the lists of pages come with the first intent to switch', () => {
  /** By a click, so that no HTML of the server says where the page is in other languages. */
  async function goToChromeExtensions(page: Page): Promise<void> {
    await open(page, 'docs/emulation');
    await page.evaluate(async () => {
      await window.docusaurus.preload('/python/docs/chrome-extensions');
    });
    await page.locator(`nav a[href="${pathOf('docs/chrome-extensions')}"]`).click();
    await expect(page).toHaveTitle(/Chrome extensions/);
  }

  test('and not before', async ({page}) => {
    const asked = await watchLists(page, (go) => go());
    await goToChromeExtensions(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await openMenu(page);
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', '/docs/chrome-extensions');
    expect(asked).toHaveLength(1);
  });

  test('with the keyboard too', async ({page}) => {
    await goToChromeExtensions(page);
    await navbarOf(page).getByRole('button', {name: 'Python', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', '/docs/chrome-extensions');
  });

  test('a click waits for them', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = await watchLists(page, (go) => held.then(go));
    await goToChromeExtensions(page);
    await answerForOthers(page);
    await openMenu(page);
    await linkTo(page, 'Java').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/python/docs/chrome-extensions');
    release();
    await page.waitForURL('**/docs/chrome-extensions');
    await expect(page).toHaveTitle('Another edition');
    expect(new URL(page.url()).pathname).toBe('/docs/chrome-extensions');
  });

  test('without them a click goes to the same page, and the next intent asks again', async ({page}) => {
    let reachable = false;
    const asked = await watchLists(page, (go, fail) => (reachable ? go() : fail()));
    await goToChromeExtensions(page);
    await answerForOthers(page);
    await openMenu(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', '/java/docs/chrome-extensions');
    await linkTo(page, 'Java').click();
    await expect(page).toHaveTitle('Another edition');
    expect(new URL(page.url()).pathname).toBe('/java/docs/chrome-extensions');
    reachable = true;
    await goToChromeExtensions(page);
    await openMenu(page);
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', '/docs/chrome-extensions');
  });

  test('on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const asked = await watchLists(page, (go) => go());
    await open(page, 'docs/chrome-extensions');
    await page.getByRole('button', {name: '切換導覽列'}).click();
    await page.getByRole('button', {name: /回到主選單/}).click();
    expect(asked).toEqual([]);
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', {name: 'Python', exact: true}).click();
    await expect(menu.getByRole('link', {name: 'Java', exact: true})).toHaveAttribute(
      'href',
      '/docs/chrome-extensions',
    );
    expect(asked).toHaveLength(1);
  });
});
