import {findViolations} from './findViolations';
import {expect, failedRequest, open, test} from './fixtures';
import {dialog, input, options, searchFor} from '../lib/searchDialog';

// Some tests let requests fail.
test.beforeEach(({problems}) => void problems.allowed.push(failedRequest));

for (const width of [1280, 390]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`has no accessibility violations at ${width} px, ${colorScheme}`, () => {
      test.use({viewport: {width, height: 900}, colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('in the dialog', async ({page}) => {
        const check = async () => expect(await findViolations(page, 'everything', '.DocSearch-Container')).toEqual([]);
        await open(page, 'docs/intro');
        await page.keyboard.press('Control+k');
        await expect(dialog(page)).toContainText('No recent searches');
        await check();
        await input(page).fill('page.goto');
        await expect(dialog(page).locator('.DocSearch-Hit-snippet').first()).toBeVisible();
        await check();
        await input(page).fill('zzqqxyv');
        await expect(dialog(page).locator('.DocSearch-Prefill').first()).toBeVisible();
        await check();
        await input(page).fill('dialog');
        await options(page).first().click();
        await page.keyboard.press('Control+k');
        await expect(dialog(page).getByRole('row')).toHaveCount(1);
        await check();
        await page.keyboard.press('Escape');
        await page.route('**/assets/search/*', (route) => route.abort());
        await open(page, 'docs/intro');
        await searchFor(page, 'dialog');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await check();
      });

      test('on the search page', async ({page}) => {
        const check = async () => expect(await findViolations(page, 'everything', 'main')).toEqual([]);
        await open(page, 'search');
        await check();
        await open(page, 'search?q=page.goto');
        await expect(page.locator('main article').first()).toBeVisible();
        await check();
        await open(page, 'search?q=zzqqxyv');
        await expect(page.locator('main')).toContainText('Try searching for');
        await check();
        await page.route('**/assets/search/*', (route) => route.abort());
        await open(page, 'search?q=dialog');
        await expect(page.getByRole('alert')).toBeVisible();
        await check();
      });
    });
  }
}

test('announces the number of hits, the selected hit, and that there are no hits', async ({page}) => {
  await open(page, 'docs/intro');
  await searchFor(page, 'dialog');
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(/[1-9]\d*/);
  // Both counts grow when the texts of the index are loaded.
  await expect(async () => {
    const [count] = /\d+/.exec(await status.innerText())!;
    await expect(dialog(page).locator('.DocSearch-HitsFooter')).toContainText(count, {timeout: 500});
  }).toPass();
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  for (const index of [0, 1, 2]) {
    const active = page.locator(`[id="${await input(page).getAttribute('aria-activedescendant')}"]`);
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
    expect(await active.getAttribute('href')).toBe(await options(page).nth(index).getAttribute('href'));
    await page.keyboard.press('ArrowDown');
  }
  await input(page).fill('zzqqxyv');
  await expect(status).toHaveText(/(?<!\d)0(?!\d)/);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
});
