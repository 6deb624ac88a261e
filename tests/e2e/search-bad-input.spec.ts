import {expect, failedRequest, open, test} from './fixtures';
import {dialog, input, options, searchFor} from './searchDialog';

test('without results, shows the query as text, and suggestions that have results', async ({page}) => {
  await open(page, 'docs/intro');
  const query = 'zzqqxyv <img src=x onerror=alert(1)>';
  let hasRunScript = false;
  page.on('dialog', (box) => {
    hasRunScript = true;
    void box.dismiss();
  });
  await searchFor(page, 'zzqqxyv');
  await expect(dialog(page)).toContainText('No results for “zzqqxyv”');
  await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
  const suggestions = dialog(page).locator('.DocSearch-Prefill');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(options(page).first()).toBeVisible();
  await input(page).fill(query);
  // Leaves time for an injected script to run. No event marks that nothing happens.
  await page.waitForTimeout(300);
  await expect(input(page)).toHaveValue(query);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(hasRunScript).toBe(false);
});

test('accepts at most 64 characters, and handles unusual queries without errors', async ({page}) => {
  await open(page, 'docs/intro');
  await searchFor(page, 'x'.repeat(100));
  await expect(input(page)).toHaveValue('x'.repeat(64));
  for (const query of ['"page.goto"', '!?()', '等待元素', '🎭🎭']) {
    await input(page).fill(query);
    await expect(options(page).first().or(dialog(page).getByText('No results for'))).toBeVisible();
  }
});

test.describe('an index that', () => {
  for (const [name, status, change] of [
    ['is missing', 404, () => 'Not found'],
    ['is cut short', 200, (file: string) => file.slice(0, file.length / 2)],
  ] as const) {
    test.describe(() => {
      test.use({allowedErrors: [failedRequest]});

      test(`${name} shows an error that stays until the next keystroke, which retries`, async ({page}) => {
        await page.route('**/assets/search/*headings*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({status, body: change(await response.text()), contentType: 'application/json'});
        });
        await open(page, 'docs/intro');
        await searchFor(page, 'dialog');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await expect(dialog(page)).toContainText('You might want to check your network connection.');
        // The error must not disappear by itself. No event marks that nothing happens, so the test waits.
        await page.waitForTimeout(600);
        await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
        await page.unroute('**/assets/search/*headings*');
        await input(page).fill('dialogs');
        await expect(options(page).first()).toBeVisible();
      });
    });
  }
});

test('works if storage is forbidden', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
});

test('works if no worker starts', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers');
      }
    } as unknown as typeof Worker;
  });
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible();
});
