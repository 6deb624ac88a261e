import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {editionNames, editions, type EditionName} from '../../src/data/editions';
import {createGate, expect, open, pathOf, test} from './fixtures';

const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});
const linkTo = (page: Page, name: string) => navbarOf(page).getByRole('link', {name, exact: true});
const openMenu = (page: Page) =>
  navbarOf(page).getByRole('button', {name: editions[edition.name].label, exact: true}).hover();

const labels = editionNames.map((name) => editions[name].label);

interface Pages {
  /** A page that another edition does not have, its title, the label of that edition, and the link of the menu there. */
  ownPage: {path: string; title: string; label: string; link: string};
  /** A page that the edition does not have, and the links of the language menu there. */
  missingPage: {path: string; links: Record<string, string>};
}

const chromeExtensions: Pages['ownPage'] = {
  path: 'docs/chrome-extensions',
  title: 'Chrome extensions',
  label: 'Java',
  link: '/docs/chrome-extensions',
};

const pages: Record<EditionName, Pages> = {
  python: {
    ownPage: chromeExtensions,
    missingPage: {
      path: 'docs/test-reporters',
      links: {JavaScript: '/docs/test-reporters', Java: '/java/docs/test-runners', '.NET': '/dotnet/docs/test-runners'},
    },
  },
  javascript: {
    ownPage: chromeExtensions,
    missingPage: {
      path: 'docs/next/api/class-error#error-name',
      links: {Python: '/python/docs/next/api/class-error#error-name', Java: '/'},
    },
  },
  java: {
    ownPage: {
      path: 'docs/accessibility-testing',
      title: 'Accessibility testing',
      label: 'Python',
      link: '/docs/accessibility-testing',
    },
    missingPage: {
      path: 'docs/library',
      links: {Python: '/python/docs/library', JavaScript: '/docs/library', '.NET': '/dotnet/docs/library'},
    },
  },
  dotnet: {
    ownPage: {path: 'docs/library', title: 'Playwright library', label: 'Java', link: '/docs/library'},
    missingPage: {path: 'docs/junit', links: {Python: '/', JavaScript: '/', Java: '/java/docs/junit'}},
  },
};

const {ownPage, missingPage} = pages[edition.name];

/** Opens the menu, and returns the link of each edition, which changes when the lists of pages arrive. */
async function targets(page: Page): Promise<Record<string, string | null>> {
  await openMenu(page);
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

/** Lets the script with the lists of pages arrive after a promise, and returns the URLs requested so far. */
async function watchLists(page: Page, held: Promise<unknown>): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    // A class of other editions, which no other script names.
    if ((await response.text()).includes('electronapplication')) {
      requested.push(route.request().url());
      await held;
    }
    return route.fulfill({response});
  });
  return requested;
}

test.describe('language menu', {tag: '@each-edition'}, () => {
  test('links the same page and hash in the other editions', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/next/api/class-dialog#dialog-message');
    await expect
      .poll(() => targets(page))
      .toEqual({
        Python: '/python/docs/next/api/class-dialog#dialog-message',
        JavaScript: '/docs/next/api/class-dialog#dialog-message',
        Java: '/java/docs/next/api/class-dialog#dialog-message',
        '.NET': '/dotnet/docs/next/api/class-dialog#dialog-message',
      });
  });

  test('links the JavaScript edition if another edition does not have the page', {tag: '@smoke'}, async ({page}) => {
    await open(page, ownPage.path);
    await expect.poll(() => targets(page)).toMatchObject({[ownPage.label]: ownPage.link, JavaScript: ownPage.link});
  });

  test('links the page of the other editions on the not-found page', async ({page}) => {
    await open(page, missingPage.path);
    await expect(page.getByRole('heading', {level: 1, name: '找不到頁面'})).toBeVisible();
    await expect.poll(() => targets(page)).toMatchObject(missingPage.links);
  });

  test('stores the selected edition, and nothing for the root edition', {tag: '@smoke'}, async ({page}) => {
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

  test('a click waits for the lists of pages', async ({page}) => {
    test.skip(edition.name === 'javascript', 'its fallback is the page itself');
    const {opened, open: release} = createGate();
    const requested = await watchLists(page, opened);
    // Navigates by a click, because the HTML of a loaded page already contains its links to other editions.
    await open(page, 'docs/emulation');
    const target = pathOf(ownPage.path);
    await page.evaluate(async (path) => {
      await window.docusaurus.preload(path);
    }, target);
    await page.locator(`nav a[href="${target}"]`).click();
    await expect(page).toHaveTitle(new RegExp(ownPage.title));
    await routeOtherEditions(page);
    await openMenu(page);
    await linkTo(page, ownPage.label).click();
    await expect.poll(() => requested.length).toBe(1);
    await expect(page).toHaveURL(ownPage.path);
    release();
    await expect(page).toHaveURL(ownPage.link);
    await expect(page).toHaveTitle('Another edition');
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('opens, and links the page in other editions', async ({page}) => {
      const {path, label, link} = ownPage;
      await page.goto(path);
      const menu = page.locator('.navbar .dropdown', {hasText: editions[edition.name].label}).first();
      const opened = menu.getByRole('link', {name: label, exact: true});
      await menu.getByRole('button').focus();
      await expect(opened).toBeVisible();
      await page.getByRole('link').first().focus();
      await expect(opened).toBeHidden();
      await menu.hover();
      await expect(opened).toBeVisible();
      await expect(opened).toHaveAttribute('href', link);
    });
  });
});
