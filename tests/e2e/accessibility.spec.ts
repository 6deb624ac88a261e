import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {findViolations, type Scope} from './findViolations';
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

const violations: Record<string, {rule: string; scope: Scope; insert: () => void}> = {
  'a token with low contrast in a code block in the middle of a long page': {
    rule: 'color-contrast',
    scope: 'colours',
    insert: () => {
      // Ignores hidden tokens, because a sample shows either its sync or its async code.
      const tokens = [...document.querySelectorAll('pre [class^="code-"]')].filter(
        (token) => /\w{3}/.test(token.textContent!) && token.checkVisibility(),
      );
      tokens[Math.floor(tokens.length / 2) + 1]!.setAttribute('style', 'color: rgb(70 80 90)');
    },
  },
  'a background with low contrast behind one paragraph': {
    rule: 'color-contrast',
    scope: 'colours',
    insert: () => {
      const paragraphs = document.querySelectorAll<HTMLElement>('.theme-doc-markdown p');
      paragraphs[Math.floor(paragraphs.length / 3)]!.style.background = 'rgb(200 200 200)';
    },
  },
  'one semi-transparent list': {
    rule: 'color-contrast',
    scope: 'colours',
    insert: () => {
      const lists = document.querySelectorAll<HTMLElement>('.theme-doc-markdown ul');
      lists[Math.floor(lists.length / 2)]!.style.opacity = '0.3';
    },
  },
  'one small text in a color that has enough contrast for large text only': {
    rule: 'color-contrast',
    scope: 'colours',
    insert: () => {
      const headings = document.querySelectorAll<HTMLElement>('.theme-doc-markdown h3');
      for (const heading of headings) heading.setAttribute('style', 'color: rgb(115 115 115); font-size: 28px');
      headings[Math.floor(headings.length / 2)]!.style.fontSize = '14px';
    },
  },
  'a link that only its color distinguishes from the text': {
    rule: 'link-in-text-block',
    scope: 'colours',
    insert: () => {
      const paragraphs = document.querySelectorAll('.theme-doc-markdown p');
      paragraphs[Math.floor(paragraphs.length / 2)]!.insertAdjacentHTML(
        'afterend',
        '<p>Words before, <a href="#x" style="text-decoration: none; color: rgb(200 220 225)">a link</a>, words after.</p>',
      );
    },
  },
  'an image without an alternative text': {
    rule: 'image-alt',
    scope: 'everything',
    insert: () => document.querySelector('.theme-doc-markdown')!.append(document.createElement('img')),
  },
  'a click target that is too small': {
    rule: 'target-size',
    scope: 'sizes',
    insert: () => {
      document
        .querySelector('.theme-doc-markdown')!
        .insertAdjacentHTML(
          'beforeend',
          '<p><button style="width: 9px; height: 9px; padding: 0" aria-label="one"></button><button style="width: 9px; height: 9px; padding: 0" aria-label="two"></button></p>',
        );
    },
  },
};

for (const [name, {rule, scope, insert}] of Object.entries(violations)) {
  test(`reports ${name}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, longPage);
    expect(await findViolations(page, scope)).toEqual([]);
    await page.evaluate(insert);
    const found = await findViolations(page, scope);
    expect(found.map((line) => line.split(':')[0])).toContain(rule);
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

test('reports a low contrast of the light mode only in the light mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await open(page, longPage);
  await page.addStyleTag({content: '[data-theme="light"] .theme-doc-markdown li { color: rgb(170 170 170) }'});
  expect(await findViolations(page, 'everything')).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await findViolations(page, 'colours')).not.toEqual([]);
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
