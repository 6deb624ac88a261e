import {expect, open, pageTypes, test} from './fixtures';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, 'docs/writing-tests');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
});

test('prints the text and its code, without navigation', async ({page}) => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.theme-code-block').first()).toBeVisible();
  const others = page.locator(
    'nav, .theme-announcement-bar, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .footer__links',
  );
  expect(await others.count()).toBeGreaterThan(7);
  await expect(others.filter({visible: true})).toHaveCount(0);
});

test('prints dark text on white, also in the dark mode', async ({page}) => {
  const lightness = (property: 'color' | 'backgroundColor', selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
          [name].match(/[\d.]+/g)!
          .map(Number);
        return (red + green + blue) / 3;
      }, property);
  expect(await lightness('backgroundColor', 'html')).toBeGreaterThan(240);
  for (const selector of ['.theme-doc-markdown p', 'h1', 'pre code', 'pre :is(.code-keyword, .code-string)'])
    expect(await lightness('color', selector)).toBeLessThan(130);
});

test('wraps long lines of code, and prints the URLs of external links', async ({page}) => {
  await expect(page.locator('pre code').first()).toHaveCSS('white-space', /pre-wrap/);
  await open(page, 'docs/trace-viewer-intro');
  const link = page.locator('.theme-doc-markdown a[href^="https://trace.playwright.dev"]').first();
  await expect(link).toHaveCSS('content', /\(https:\/\/trace\.playwright\.dev/, {pseudo: 'after'});
});

test('prints all sections of a long page, and no buttons', async ({page}) => {
  await open(page, pageTypes.class);
  await page.emulateMedia({media: 'print'});
  const skipped = await page
    .locator('.section-body')
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);
  expect(await page.locator('.section-body').count()).toBeGreaterThan(50);
  expect(skipped).toBe(0);
  // Also checks the layout, because skipped content has no size.
  const last = page.locator('.section-body').last().locator('p, pre, li').first();
  expect(await last.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}))).toBe(true);
  await expect(page.locator('button:visible')).toHaveCount(0);
});
