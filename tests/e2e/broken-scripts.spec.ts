import type {Locator, Page} from '@playwright/test';
import {edition} from '../../editions';
import {expect, pageTypes, test} from './fixtures';

// Broken scripts cause different errors, which the tests do not check.
test.beforeEach(({problems}) => void problems.allowed.push(/./));

/** How a broken deployment or proxy can change a script that has status 200. */
const faults: Record<string, (source: string) => string> = {
  empty: () => '',
  'cut in the middle': (source) => source.slice(0, Math.floor(source.length / 2)),
  'without its modules': (source) => source.replace(/\{[\s\S]*\}/, '{}'),
};

for (const type of ['guide', 'landing', 'search'] as const) {
  for (const [fault, corrupt] of Object.entries(faults)) {
    test(`the ${type} page with each script ${fault} works, or shows its text and an error`, async ({page}) => {
      const html = await (await page.request.get(pageTypes[type])).text();
      const scripts = [...new Set(html.match(/\/assets\/js\/[\w~.]+\.js/g))];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) {
        await page.route(`**${script}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: corrupt(await response.text())});
        });
        await page.goto(pageTypes[type]);
        const error = page
          .getByRole('alert')
          .filter({has: page.getByRole('button', {name: 'Retry'})})
          .or(page.getByRole('heading', {name: 'This page crashed'}));
        const works = page.locator('html[data-has-hydrated="true"]');
        await expect(error.or(works).first(), script).toBeAttached();
        const text = page.getByRole('heading', {level: 1}).or(page.getByRole('heading', {name: 'This page crashed'}));
        await expect(text.first(), script).toBeVisible();
        await page.unrouteAll();
      }
    });
  }
}

test('shortcuts of the search keep their browser function if scripts cannot be loaded', async ({page}) => {
  await page.route(/\/assets\/js\/runtime~main\./, (route) =>
    route.fulfill({body: '', contentType: 'text/javascript'}),
  );
  await page.goto(pageTypes.guide);
  await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true});
    return !document.body.dispatchEvent(event);
  });
  expect(isPrevented).toBe(false);
});

test.describe('if scripts cannot be loaded, the notice', () => {
  const {baseUrl} = edition;

  /** Shows a page of the site at any path, without its scripts, and returns the notice. */
  async function openAt(page: Page, pathname: string, built: string): Promise<Locator> {
    const body = await (await page.request.get(built)).text();
    await page.route(/\/(?:assets|js)\//, (route) => route.fulfill({status: 404}));
    await page.route(`**${pathname}`, (route) => route.fulfill({body, contentType: 'text/html'}));
    await page.goto(pathname);
    return page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});
  }

  for (const served of ['/', '/x/y/'].filter((path) => path !== baseUrl)) {
    for (const [type, file] of [
      ['landing', ''],
      ['guide', 'docs/locators.html'],
    ] as const) {
      test(`names the setting for a ${type} page that is served at ${served}`, async ({page}) => {
        const notice = await openAt(page, served + file, pageTypes[type]);
        await expect(notice).toContainText(
          `This site was built for ${baseUrl}, but this page was opened at ${served}${file}. ` +
            `If you operate the site, build it with SITE_BASE=${served}, or serve it at ${baseUrl}.`,
        );
        await expect(notice).toBeInViewport();
      });
    }
  }

  for (const [promise, pathname, type] of [
    ['at its own path', `${baseUrl}docs/locators/`, 'guide'],
    ['in an archive', `/2026/https://docs.example${baseUrl}docs/locators`, 'guide'],
    ['that does not exist', '/nowhere/else', 'missing'],
  ] as const) {
    test(`does not blame the path for a page ${promise}`, async ({page}) => {
      const notice = await openAt(page, pathname, pageTypes[type]);
      await expect(notice).toContainText(/^Loading the script .+ failed\. You can read the page/);
    });
  }
});
