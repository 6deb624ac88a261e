import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expect, open, test} from './fixtures';

/*
 * The sweep over all pages (every-page.spec.ts) asks axe about a few texts of each kind only. That must not hide anything:
 * what is planted here between thousands of good texts has to be found.
 */

// Traces copy the whole document at every step.
test.use({trace: 'off'});
test.describe.configure({timeout: 120_000});

const longPage = '/python/docs/api/class-page';

/** What the whole of axe says about contrast, without representatives. */
async function contrastOfAll(page: Page): Promise<number> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {axe: typeof import('axe-core')};
    const {violations} = await axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']});
    return violations.flatMap(({nodes}) => nodes).length;
  });
}

const planted: Record<string, {rule: string; plant: () => void}> = {
  'a pale token in the middle of the code of a long page': {
    rule: 'color-contrast',
    plant: () => {
      // The other form of a sample is not shown.
      const tokens = [...document.querySelectorAll('pre [class^="code-"]')].filter(
        (token) => /\w{3}/.test(token.textContent!) && token.checkVisibility(),
      );
      tokens[Math.floor(tokens.length / 2) + 1]!.setAttribute('style', 'color: rgb(70 80 90)');
    },
  },
  'a pale background behind one paragraph': {
    rule: 'color-contrast',
    plant: () => {
      const paragraphs = document.querySelectorAll<HTMLElement>('.theme-doc-markdown p');
      paragraphs[Math.floor(paragraphs.length / 3)]!.style.background = 'rgb(200 200 200)';
    },
  },
  'one faded list': {
    rule: 'color-contrast',
    plant: () => {
      const lists = document.querySelectorAll<HTMLElement>('.theme-doc-markdown ul');
      lists[Math.floor(lists.length / 2)]!.style.opacity = '0.3';
    },
  },
  'one small text where large ones of its colour may be': {
    rule: 'color-contrast',
    plant: () => {
      const headings = document.querySelectorAll<HTMLElement>('.theme-doc-markdown h3');
      for (const heading of headings) heading.setAttribute('style', 'color: rgb(115 115 115); font-size: 28px');
      headings[Math.floor(headings.length / 2)]!.style.fontSize = '14px';
    },
  },
  'a link that only its colour tells from the text': {
    rule: 'link-in-text-block',
    plant: () => {
      const paragraphs = document.querySelectorAll('.theme-doc-markdown p');
      paragraphs[Math.floor(paragraphs.length / 2)]!.insertAdjacentHTML(
        'afterend',
        '<p>Words before, <a href="#x" style="text-decoration: none; color: rgb(200 220 225)">a link</a>, words after.</p>',
      );
    },
  },
  'an image without a text': {
    rule: 'image-alt',
    plant: () => document.querySelector('.theme-doc-markdown')!.append(document.createElement('img')),
  },
  'a target that is too small': {
    rule: 'target-size',
    plant: () => {
      document
        .querySelector('.theme-doc-markdown')!
        .insertAdjacentHTML(
          'beforeend',
          '<p><button style="width: 9px; height: 9px; padding: 0" aria-label="one"></button><button style="width: 9px; height: 9px; padding: 0" aria-label="two"></button></p>',
        );
    },
  },
};

for (const [name, {rule, plant}] of Object.entries(planted)) {
  test(`the sweep finds ${name}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, longPage);
    expect(await findViolations(page, 'everything')).toEqual([]);
    await page.evaluate(plant);
    const found = await findViolations(page, 'everything');
    expect(found.map((line) => line.split(':')[0])).toContain(rule);
  });
}

test('the sweep finds a bad colour of the light mode only in the light mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await open(page, longPage);
  await page.addStyleTag({content: '[data-theme="light"] .theme-doc-markdown li { color: rgb(170 170 170) }'});
  expect(await findViolations(page, 'everything')).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await findViolations(page, 'colours')).not.toEqual([]);
});

for (const selector of [
  '.code-string',
  '.theme-doc-markdown li > a',
  '.theme-doc-markdown th',
  '.menu__link--active',
  '.footer__title',
  '.table-of-contents__link',
]) {
  test(`representatives and all texts get the same verdict about ${selector}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, 'docs/dialogs');
    expect([(await findViolations(page, 'colours')).length, await contrastOfAll(page)]).toEqual([0, 0]);
    await page.addStyleTag({content: `${selector} { color: rgb(70 80 90) !important }`});
    expect(await contrastOfAll(page)).toBeGreaterThan(0);
    expect((await findViolations(page, 'colours')).length).toBeGreaterThan(0);
  });
}
