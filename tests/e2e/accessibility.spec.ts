import {findViolations} from './findViolations';
import {expect, open, test} from './fixtures';

// No traces, because a trace copies the whole document at each step.
test.use({trace: 'off'});
test.describe.configure({timeout: 120_000});

// The test of all pages (every-page.spec.ts) runs axe on a few representative texts of each kind only.
test('representatives show one low contrast between thousands of texts', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await open(page, 'docs/api/class-browsercontext');
  expect(await findViolations(page, 'colors')).toEqual([]);
  await page.evaluate(() => {
    // Ignores hidden tokens, because a sample shows either its sync or its async code.
    const tokens = [...document.querySelectorAll('pre [class^="code-"]')].filter(
      (token) => /\w{3}/.test(token.textContent!) && token.checkVisibility(),
    );
    tokens[Math.floor(tokens.length / 2) + 1]!.setAttribute('style', 'color: rgb(70 80 90)');
  });
  expect(await findViolations(page, 'colors')).toContainEqual(expect.stringMatching(/^color-contrast:/));
});

test('a Chinese label without its language is found', async ({page}) => {
  await open(page, 'docs/intro');
  await page
    .locator('[lang=zh-Hant]:visible')
    .first()
    .evaluate((label) => label.removeAttribute('lang'));
  expect(await findViolations(page, 'sizes')).toContainEqual(expect.stringMatching(/^lang:/));
});

for (const path of ['docs/api/class-page', 'docs/api/class-locator', 'docs/release-notes']) {
  test(`on phones, the estimated heights of sections leave room for all links: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 412, height: 900});
    await open(page, path);
    expect(await findViolations(page, 'sizes', undefined, 'estimated')).toEqual([]);
  });
}
