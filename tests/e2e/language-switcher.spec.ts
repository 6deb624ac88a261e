import type {Page} from '@playwright/test';
import {base, expect, failedScript, open, pathOf, test} from './fixtures';

const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});
const linkTo = (page: Page, name: string) => navbarOf(page).getByRole('link', {name, exact: true});
const openMenu = (page: Page) => navbarOf(page).getByRole('button', {name: 'Python', exact: true}).hover();

/** At the root of a host, this edition has the path of the JavaScript edition, which then does not exist. */
const isAtRoot = base === '/';

/**
 * Returns the expected links of languages on this host. Without a JavaScript edition, a language that does not have a page
 * leads to its own start.
 */
function onThisHost(links: Record<string, string>): Record<string, string> {
  if (!isAtRoot) return links;
  const starts: Record<string, string> = {Java: '/java/', '.NET': '/dotnet/'};
  const others = Object.entries(links).filter(([name]) => name !== 'JavaScript');
  return Object.fromEntries(
    others.map(([name, link]) => [name, link.startsWith(starts[name] ?? '') ? link : starts[name]!]),
  );
}

/** The link of Java on a page that Java does not have. */
const javaLink = onThisHost({Java: '/docs/chrome-extensions'})['Java']!;

/** Opens the menu, waits for the lists of pages, and returns the link of each language. */
async function targets(page: Page): Promise<Record<string, string | null>> {
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  const names = isAtRoot ? ['Python', 'Java', '.NET'] : ['Python', 'JavaScript', 'Java', '.NET'];
  const urls = await Promise.all(names.map((name) => linkTo(page, name).getAttribute('href')));
  return Object.fromEntries(names.map((name, index) => [name, urls[index]!]));
}

/** Fulfills requests to other editions, because the test server only serves this edition. */
const routeOtherEditions = (page: Page) =>
  page.route(isAtRoot ? /^https?:\/\/[^/]+\/(java|dotnet)\// : /^https?:\/\/[^/]+\/(java|dotnet|docs)\//, (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Another edition</title>'}),
  );

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
    if (!body.includes('accessibility-testing')) return route.fulfill({response});
    requested.push(route.request().url());
    return handle(
      () => route.fulfill({response}),
      () => route.abort(),
    );
  });
  return requested;
}

test('links the same page and hash in the other languages', async ({page}) => {
  await open(page, 'docs/next/api/class-dialog#dialog-message');
  expect(await targets(page)).toEqual(
    onThisHost({
      Python: pathOf('docs/next/api/class-dialog#dialog-message'),
      JavaScript: '/docs/next/api/class-dialog#dialog-message',
      Java: '/java/docs/next/api/class-dialog#dialog-message',
      '.NET': '/dotnet/docs/next/api/class-dialog#dialog-message',
    }),
  );
});

test('links the JavaScript edition if a language does not have the page', async ({page}) => {
  await open(page, 'docs/chrome-extensions');
  expect(await targets(page)).toMatchObject(
    onThisHost({Java: '/docs/chrome-extensions', JavaScript: '/docs/chrome-extensions'}),
  );
});

for (const [path, expected] of Object.entries<Record<string, string>>({
  'docs/best-practices': {JavaScript: '/docs/best-practices', Java: '/docs/best-practices'},
  'docs/next/best-practices#links': {JavaScript: '/docs/next/best-practices#links'},
  'docs/test-reporters': {JavaScript: '/', Java: '/'},
  'docs/api/class-formdata': {
    JavaScript: '/',
    Java: '/java/docs/api/class-formdata',
    '.NET': '/dotnet/docs/api/class-formdata',
  },
  'docs/nowhere': {JavaScript: '/', Java: '/', '.NET': '/'},
})) {
  test(`links the page of the other languages on ${pathOf(path)}, which Python does not have`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
    expect(await targets(page)).toMatchObject(onThisHost(expected));
  });
}

test('stores the selected language, and removes it for the root edition', async ({page}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('previousLanguagePrefix'));
  for (const [name, prefix] of [
    ['Java', '/java/'],
    ['JavaScript', null],
  ] as const) {
    if (isAtRoot && name === 'JavaScript') continue;
    await open(page, 'docs/intro');
    await routeOtherEditions(page);
    await openMenu(page);
    await linkTo(page, name).click();
    await expect(page).toHaveTitle('Another edition');
    expect(await stored()).toBe(prefix);
  }
});

test.describe('the lists of pages', () => {
  /** Navigates by a click, because the HTML of a loaded page already contains its links to other languages. */
  async function goToChromeExtensions(page: Page): Promise<void> {
    await open(page, 'docs/emulation');
    const target = pathOf('docs/chrome-extensions');
    await page.evaluate(async (path) => {
      await window.docusaurus.preload(path);
    }, target);
    await page.locator(`nav a[href="${target}"]`).click();
    await expect(page).toHaveTitle(/Chrome extensions/);
  }

  test('are not loaded before the menu opens', async ({page}) => {
    const requested = await watchLists(page, (go) => go());
    await goToChromeExtensions(page);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await openMenu(page);
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', javaLink);
    expect(requested).toHaveLength(1);
  });

  test('are loaded when the keyboard opens the menu', async ({page}) => {
    await goToChromeExtensions(page);
    await navbarOf(page).getByRole('button', {name: 'Python', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(linkTo(page, 'Java')).toHaveAttribute('href', javaLink);
  });

  test('delay a click until they are loaded', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const requested = await watchLists(page, (go) => held.then(go));
    await goToChromeExtensions(page);
    await routeOtherEditions(page);
    await openMenu(page);
    await linkTo(page, 'Java').click();
    await expect.poll(() => requested.length).toBe(1);
    await expect(page).toHaveURL('docs/chrome-extensions');
    release();
    await expect(page).toHaveURL(javaLink);
    await expect(page).toHaveTitle('Another edition');
  });

  test.describe(() => {
    test.use({allowedErrors: [failedScript]});

    test('are requested again after a failure, and until then links lead to the same page', async ({page}) => {
      let reachable = false;
      const requested = await watchLists(page, (go, fail) => (reachable ? go() : fail()));
      await goToChromeExtensions(page);
      await routeOtherEditions(page);
      await openMenu(page);
      await expect.poll(() => requested.length).toBe(1);
      await expect(linkTo(page, 'Java')).toHaveAttribute('href', '/java/docs/chrome-extensions');
      await linkTo(page, 'Java').click();
      await expect(page).toHaveTitle('Another edition');
      await expect(page).toHaveURL('/java/docs/chrome-extensions');
      reachable = true;
      await goToChromeExtensions(page);
      await openMenu(page);
      await expect(linkTo(page, 'Java')).toHaveAttribute('href', javaLink);
    });
  });

  test('are not loaded before the mobile menu shows the languages', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const requested = await watchLists(page, (go) => go());
    await open(page, 'docs/chrome-extensions');
    await page.getByRole('button', {name: '切換導覽列'}).click();
    await page.getByRole('button', {name: /回到主選單/}).click();
    expect(requested).toEqual([]);
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', {name: 'Python', exact: true}).click();
    await expect(menu.getByRole('link', {name: 'Java', exact: true})).toHaveAttribute('href', javaLink);
    expect(requested).toHaveLength(1);
  });
});
