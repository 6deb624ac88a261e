import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const input = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const options = (page: Page) => dialog(page).getByRole('option');

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test('costs nothing before intent, and is fetched at the first sign of it', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/python/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requests.filter((url) => /\/assets\/search\/.*headings/.test(url)).length).toBe(1);
  expect(requests.some((url) => /\/assets\/search\/.*texts/.test(url))).toBe(false);
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

test('keeps Tab inside and the page behind where it is', async ({page}) => {
  await open(page, '/python/docs/intro');
  const before = await page.locator('article h1').boundingBox();
  await ask(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  expect(await page.locator('article h1').boundingBox()).toEqual(before);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null)).toBe(true);
  }
  await page.mouse.move(5, 500);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('groups hits, at most five each, and links the count to the search page', async ({page}) => {
  await open(page, '/python/docs/intro');
  await ask(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
  for (const group of await dialog(page).getByRole('group').all())
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(/\d/);
  await dialog(page).locator('.DocSearch-HitsFooter').click();
  await expect(page).toHaveURL(/\/python\/search\?q=dialog$/);
  await expect(page.locator('main article h2 a').first()).toBeVisible();
});

test('arrow keys move, Enter goes, with Control to a tab, with Shift to a window', async ({page, context}) => {
  await open(page, '/python/docs/intro');
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    await ask(page, 'dialog');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    await (await opened).close();
    await page.keyboard.press('Escape');
  }
  await ask(page, 'dialog');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id'))!);
  const url = await options(page).nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(url);
});

test('remembers where readers went; they promote and remove', async ({page}) => {
  await open(page, '/python/docs/intro');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('No recent searches');
  await input(page).fill('dialog');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  const rows = dialog(page).getByRole('row');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').first().click();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('__DOCSEARCH_FAVORITE_SEARCHES__')),
    ),
  ).toHaveLength(1);
  await rows.getByRole('button').click();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('no results: the query as typed, never run, and suggestions that lead somewhere', async ({page}) => {
  await open(page, '/python/docs/intro');
  const query = 'zzqqxyv <img src=x onerror=alert(1)>';
  let ran = false;
  page.on('dialog', (box) => {
    ran = true;
    void box.dismiss();
  });
  await ask(page, 'zzqqxyv');
  await expect(dialog(page)).toContainText('No results for “zzqqxyv”');
  await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
  const suggestions = dialog(page).locator('.DocSearch-Prefill');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(options(page).first()).toBeVisible();
  await input(page).fill(query);
  await page.waitForTimeout(300);
  await expect(input(page)).toHaveValue(query);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(ran).toBe(false);
});

test('at most 64 characters, and odd queries do no harm', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, '/python/docs/intro');
  await ask(page, 'x'.repeat(100));
  await expect(input(page)).toHaveValue('x'.repeat(64));
  for (const query of ['"page.goto"', '!?()', '等待元素', '🎭🎭']) {
    await input(page).fill(query);
    await expect(options(page).first().or(dialog(page).getByText('No results for'))).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test.describe('an index that cannot be used', () => {
  for (const [name, body, status] of [
    ['is missing', 'Not found', 404],
    ['is cut short', '{"format":1,"build":"', 200],
    ['is of another build', JSON.stringify({format: 1, build: 'other'}), 200],
  ] as const) {
    test(`${name}: the error stays, and typing again tries again`, async ({page}) => {
      await page.route('**/assets/search/*headings*', (route) =>
        route.fulfill({status, body, contentType: 'application/json'}),
      );
      await open(page, '/python/docs/intro');
      await ask(page, 'dialog');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await expect(dialog(page)).toContainText('You might want to check your network connection.');
      await page.waitForTimeout(600);
      await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
      await page.unroute('**/assets/search/*headings*');
      await input(page).fill('dialogs');
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('without its texts still answers from headings', async ({page}) => {
    await page.route('**/assets/search/*texts*', (route) => route.abort());
    await open(page, '/python/docs/intro');
    await ask(page, 'dialog');
    await expect(options(page).first()).toBeVisible();
  });

  test('that is slow shows the wait after 300 ms', async ({page}) => {
    await page.route('**/assets/search/*headings*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await open(page, '/python/docs/intro');
    await ask(page, 'dialog');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(options(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeHidden();
  });
});

test('storage that is forbidden does not keep search from working', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/python/docs/intro');
  await ask(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
});

test('works where no worker starts', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers');
      }
    } as unknown as typeof Worker;
  });
  await open(page, '/python/docs/intro');
  await ask(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
});

test('finds in the version being read', async ({page}) => {
  await open(page, '/python/docs/next/intro');
  await ask(page, 'dialog');
  await expect(options(page).first()).toHaveAttribute('href', /\/python\/docs\/next\//);
});

test.describe('the search page', () => {
  test('answers from a cold load, filters by version, keeps the query in the address', async ({page}) => {
    await open(page, '/python/search?q=dialog');
    const hits = page.locator('main article h2 a');
    await expect(hits.first()).toHaveAttribute('href', /\/python\/docs\/(?!next)/);
    await page.getByRole('combobox').selectOption('current');
    await expect(hits.first()).toHaveAttribute('href', /\/python\/docs\/next\//);
    await expect(page).toHaveURL(/version=current/);
    await page.getByRole('searchbox').fill('locator');
    await expect(page).toHaveURL(/q=locator/);
    await expect(hits).toHaveCount(20);
    await page.locator('main').getByRole('button').last().click();
    await expect.poll(() => hits.count()).toBeGreaterThan(20);
  });

  test('says when there is nothing, and when nothing can be had', async ({page}) => {
    await open(page, '/python/search?q=zzqqxyv');
    await expect(page.locator('main')).toContainText('No results for “zzqqxyv”');
    await page.route('**/assets/search/*', (route) => route.abort());
    await open(page, '/python/search?q=dialog');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  });
});

test.describe('hosted', () => {
  const hierarchy = {lvl0: 'Guides', lvl1: 'From afar', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const answer = {
    results: [
      {
        hits: [{objectID: '1', url: '/python/docs/intro', type: 'lvl1', hierarchy, content: null}],
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
      },
    ],
  };

  test.beforeEach(async ({page}) => {
    const hosted = {
      appId: 'app',
      apiKey: 'key',
      indexName: 'docs',
      hosts: ['https://search.test'],
      insights: false,
      siteUrl: 'https://docs.example',
    };
    // The backend is chosen when the site is built: the same build, told the other choice.
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"hosted":null', `"hosted":${JSON.stringify(hosted)}`),
      });
    });
  });

  test('asks the service, and shows its hits', async ({page}) => {
    const asked = page.waitForRequest('https://search.test/1/indexes/*/queries*');
    await page.route('https://search.test/**', (route) =>
      route.fulfill({json: answer, headers: {'access-control-allow-origin': '*'}}),
    );
    await open(page, '/python/docs/intro');
    await ask(page, 'goto');
    expect(JSON.parse((await asked).postData()!)).toMatchObject({
      requests: [
        {
          query: 'goto',
          indexName: 'docs',
          hitsPerPage: 20,
          highlightPreTag: '<mark>',
          facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-stable'])],
        },
      ],
    });
    await expect(options(page)).toHaveText(/From afar/);
  });

  test('says so when every host is unreachable, until typing tries again', async ({page}) => {
    await page.route('https://search.test/**', (route) => route.abort());
    await open(page, '/python/docs/intro');
    await ask(page, 'goto');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.waitForTimeout(600);
    await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
    await page.unroute('https://search.test/**');
    await page.route('https://search.test/**', (route) =>
      route.fulfill({json: answer, headers: {'access-control-allow-origin': '*'}}),
    );
    await input(page).fill('goto again');
    await expect(options(page)).toHaveText(/From afar/);
  });
});
