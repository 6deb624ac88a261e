import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {editionNames, editions} from '../../src/data/editions';
import {expected} from '../editions';
import {expect, failedScript, open, pathOf, test} from './fixtures';

const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});
const linkTo = (page: Page, name: string) => navbarOf(page).getByRole('link', {name, exact: true});
const openMenu = (page: Page) =>
  navbarOf(page).getByRole('button', {name: editions[edition.name].label, exact: true}).hover();

const labels = editionNames.map((name) => editions[name].label);

const {ownPage, missingPage} = expected;

/** The page of that language, if it had the page. */
const pageOfLanguage =
  editions[editionNames.find((name) => editions[name].label === ownPage.language)!].prefix + ownPage.path;

/** Opens the menu, waits for the lists of pages, and returns the link of each language. */
async function targets(page: Page): Promise<Record<string, string | null>> {
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  const urls = await Promise.all(labels.map((label) => linkTo(page, label).getAttribute('href')));
  return Object.fromEntries(labels.map((label, index) => [label, urls[index]!]));
}

/** Fulfills requests to other editions, because the test server only serves this edition. */
const routeOtherEditions = (page: Page) => {
  const others = editionNames
    .filter((name) => name !== edition.name && name !== 'javascript')
    .map((name) => editions[name].prefix);
  const paths = [...others, ...(edition.name === 'javascript' ? [] : ['/docs/'])].join('|');
  return page.route(new RegExp(`^https?://[^/]+(?:${paths})`), (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Another edition</title>'}),
  );
};

/**
 * Intercepts the script with the lists of pages.
 *
 * @param handle decides whether and when a request succeeds or fails
 * @returns the URLs requested so far
 */
async function watchLists(page: Page, handle: (go: () => Promise<void>, fail: () => Promise<void>) => Promise<void>) {
  const requested: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // A class of other languages, which no other script names.
    if (!body.includes('electronapplication')) return route.fulfill({response});
    requested.push(route.request().url());
    return handle(
      () => route.fulfill({response}),
      () => route.abort(),
    );
  });
  return requested;
}

test('links the same page and hash in the other languages', {tag: '@smoke'}, async ({page}) => {
  await open(page, 'docs/next/api/class-dialog#dialog-message');
  expect(await targets(page)).toEqual({
    Python: '/python/docs/next/api/class-dialog#dialog-message',
    JavaScript: '/docs/next/api/class-dialog#dialog-message',
    Java: '/java/docs/next/api/class-dialog#dialog-message',
    '.NET': '/dotnet/docs/next/api/class-dialog#dialog-message',
  });
});

test('links the JavaScript edition if a language does not have the page', {tag: '@smoke'}, async ({page}) => {
  await open(page, ownPage.path);
  expect(await targets(page)).toMatchObject({[ownPage.language]: ownPage.link, JavaScript: ownPage.link});
});

test('links the page of the other languages on the not-found page', async ({page}) => {
  await open(page, missingPage.path);
  await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
  await expect.poll(() => targets(page)).toMatchObject(missingPage.links);
});

test('stores the selected language, and nothing for the root edition', {tag: '@smoke'}, async ({page}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('previousLanguagePrefix'));
  for (const name of [
    edition.name === 'java' ? 'dotnet' : 'java',
    edition.name === 'javascript' ? 'python' : 'javascript',
  ] as const) {
    const {label, prefix} = editions[name];
    await open(page, 'docs/api/class-page');
    await routeOtherEditions(page);
    await openMenu(page);
    await linkTo(page, label).click();
    await expect(page).toHaveTitle('Another edition');
    expect(await stored()).toBe(name === 'javascript' ? null : prefix);
  }
});

test.describe('the lists of pages', () => {
  test.skip(edition.name === 'javascript', 'its fallback is the page itself');

  /** Navigates by a click, because the HTML of a loaded page already contains its links to other languages. */
  async function goToOwnPage(page: Page): Promise<void> {
    await open(page, 'docs/emulation');
    const target = pathOf(ownPage.path);
    await page.evaluate(async (path) => {
      await window.docusaurus.preload(path);
    }, target);
    await page.locator(`nav a[href="${target}"]`).click();
    await expect(page).toHaveTitle(new RegExp(ownPage.title));
  }

  test('delay a click until they are loaded', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const requested = await watchLists(page, (go) => held.then(go));
    await goToOwnPage(page);
    await routeOtherEditions(page);
    await openMenu(page);
    await linkTo(page, ownPage.language).click();
    await expect.poll(() => requested.length).toBe(1);
    await expect(page).toHaveURL(ownPage.path);
    release();
    await expect(page).toHaveURL(ownPage.link);
    await expect(page).toHaveTitle('Another edition');
  });

  test.describe(() => {
    test.use({allowedErrors: [failedScript]});

    test('are requested again after a failure, and until then links lead to the same page', async ({page}) => {
      let reachable = false;
      const requested = await watchLists(page, (go, fail) => (reachable ? go() : fail()));
      await goToOwnPage(page);
      await routeOtherEditions(page);
      await openMenu(page);
      await expect.poll(() => requested.length).toBe(1);
      await expect(linkTo(page, ownPage.language)).toHaveAttribute('href', pageOfLanguage);
      await linkTo(page, ownPage.language).click();
      await expect(page).toHaveTitle('Another edition');
      await expect(page).toHaveURL(pageOfLanguage);
      reachable = true;
      await goToOwnPage(page);
      await openMenu(page);
      await expect(linkTo(page, ownPage.language)).toHaveAttribute('href', ownPage.link);
    });
  });
});
