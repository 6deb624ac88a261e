import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expect, open, test} from './fixtures';

/*
 * The test of all pages (every-page.spec.ts) runs axe on a few representative texts of each kind only. These tests check
 * that this hides no violation: they insert one violation between thousands of correct texts, and expect a report.
 */

// No traces, because a trace copies the whole document at each step.
test.use({trace: 'off'});
test.describe.configure({timeout: 120_000});

const longPage = 'docs/api/class-browsercontext';

/** @returns the number of contrast violations if axe checks every text of the page, not only representatives */
async function countContrastViolations(page: Page): Promise<number> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {axe: typeof import('axe-core')};
    const {violations: found} = await axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']});
    return found.flatMap(({nodes}) => nodes).length;
  });
}

/** Changes that give one of thousands of texts a low contrast. */
const violations: Record<string, () => void> = {
  'a token in a code block in the middle of a long page': () => {
    // Ignores hidden tokens, because a sample shows either its sync or its async code.
    const tokens = [...document.querySelectorAll('pre [class^="code-"]')].filter(
      (token) => /\w{3}/.test(token.textContent!) && token.checkVisibility(),
    );
    tokens[Math.floor(tokens.length / 2) + 1]!.setAttribute('style', 'color: rgb(70 80 90)');
  },
  'the background behind one paragraph': () => {
    const paragraphs = document.querySelectorAll<HTMLElement>('.theme-doc-markdown p');
    paragraphs[Math.floor(paragraphs.length / 3)]!.style.background = 'rgb(200 200 200)';
  },
};

for (const [name, insert] of Object.entries(violations)) {
  test(`reports a low contrast of ${name}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, longPage);
    expect(await findViolations(page, 'colours')).toEqual([]);
    await page.evaluate(insert);
    expect(await findViolations(page, 'colours')).toContainEqual(expect.stringMatching(/^color-contrast:/));
  });
}

test('reports a target that is too small on phones, also if it is far from other targets', async ({page}) => {
  await page.setViewportSize({width: 412, height: 900});
  await open(page, 'docs/intro');
  expect(await findViolations(page, 'sizes')).toEqual([]);
  await page.addStyleTag({content: '.theme-doc-footer-edit-meta-row a { line-height: 1.65 }'});
  expect(await findViolations(page, 'sizes')).toContainEqual(expect.stringContaining('target-size: <a href'));
});

for (const path of ['docs/api/class-page', 'docs/api/class-locator', 'docs/release-notes']) {
  test(`on phones, the estimated heights of sections leave room for all links: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 412, height: 900});
    await open(page, path);
    expect(await findViolations(page, 'sizes', undefined, 'estimated')).toEqual([]);
  });
}

test('reports links that the next section covers, because the estimated height of theirs is too low', async ({
  page,
}) => {
  await page.setViewportSize({width: 412, height: 900});
  await open(page, longPage);
  await page.addStyleTag({content: '.section-body { contain-intrinsic-size: auto 100px !important }'});
  expect(await findViolations(page, 'sizes', undefined, 'estimated')).toContainEqual(
    expect.stringContaining('target-size: <a href'),
  );
});

test('representatives have the same contrast result as all texts', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await open(page, 'docs/test-assertions');
  expect([(await findViolations(page, 'colours')).length, await countContrastViolations(page)]).toEqual([0, 0]);
  for (const selector of [
    '.code-string',
    '.theme-doc-markdown li > a',
    '.theme-doc-markdown th',
    '.menu__link--active',
    '.footer__title',
    '.table-of-contents__link',
  ])
    await test.step(selector, async () => {
      const style = await page.addStyleTag({content: `${selector} { color: rgb(70 80 90) !important }`});
      expect(await countContrastViolations(page)).toBeGreaterThan(0);
      expect((await findViolations(page, 'colours')).length).toBeGreaterThan(0);
      await style.evaluate((element: HTMLStyleElement) => element.remove());
    });
});
