import type {Page} from '@playwright/test';
import {versionLabels} from '../../src/content/versions';
import {expect, open, pageTypes, test} from './fixtures';
import {dialog, input, options} from '../lib/searchDialog';

/**
 * Replaces the text nodes of the page by elements, also those that appear later, as translators of browsers do. React keeps the
 * old nodes, and cannot change or remove them.
 */
function translateTexts(): void {
  const mark = '\u200b';
  const tag: string = 'font';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.data.endsWith(mark)) continue;
      if (text.parentElement!.closest('script, style, noscript, textarea, svg, [translate=no]')) continue;
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      // Another text, which looks the same.
      inner.textContent = text.data + mark;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    const roots = new Set<Node>();
    for (const {type, target, addedNodes} of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        roots.add(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
    roots.forEach(translate);
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
  translate(document.body);
}

/** The text of everything, also of what is hidden now. */
const textOf = (page: Page) =>
  page.evaluate(() => document.body.textContent.replaceAll('\u200b', '').replaceAll(/\s+/g, ' '));

/** Does the same on a page and on a translated one, and expects the same text. */
async function compare(pages: readonly [Page, Page], step: Step): Promise<void> {
  await Promise.all(pages.map(step));
  await expect(async () => {
    const [plain = '', translated = ''] = await Promise.all(pages.map(textOf));
    let start = 0;
    while (start < plain.length && plain[start] === translated[start]) start += 1;
    const part = (text: string) => text.slice(Math.max(0, start - 40), start + 80);
    expect(part(translated)).toBe(part(plain));
  }).toPass({timeout: 10_000});
}

const labels = versionLabels('python');
const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});
const live = (page: Page) => page.locator('section[data-state]');

type Step = (page: Page) => Promise<unknown>;

const pressInNavbar = (name: string) => (page: Page) =>
  navbarOf(page).getByRole('button', {name, exact: true}).press('Enter');
const fillLocator = (text: string) => (page: Page) => live(page).getByRole('textbox').first().fill(text);
const clickInLocator = (name: string) => (page: Page) => live(page).getByRole('button', {name}).click();
const fillFilter = (text: string) => (page: Page) => page.getByRole('searchbox').fill(text);

/** Opens the search dialog, changes its query, and opens a hit, which the dialog then lists as a recent search. */
const search: Step[] = [
  (page) => page.keyboard.press('Control+k'),
  ...['dialog accept', 'dialog acc', 'q9x8z7', 'q9x8z', '', 'dialog'].map((query): Step => async (page) => {
    await input(page).fill(query);
    await expect(dialog(page).getByRole('option').or(dialog(page).getByText('No')).first()).toBeVisible();
  }),
  async (page) => {
    await options(page).first().click();
    // Until the dialog has closed, the next key would close it instead of opening it.
    await expect(dialog(page)).toBeHidden();
  },
  (page) => page.keyboard.press('Control+k'),
  (page) => page.keyboard.press('Escape'),
];

/** Changes texts of the navbar and of the footer, and opens other pages. */
const navigation: Step[] = [
  (page) => page.getByRole('banner').getByRole('button', {name: '關閉'}).click(),
  ...[labels.stable, labels.stable, 'Python', 'Python'].map(pressInNavbar),
  (page) => page.getByRole('button').filter({hasText: '複製為 Markdown'}).press('Enter'),
  (page) => navbarOf(page).getByRole('link', {name: 'API', exact: true}).click(),
  async (page) => {
    await expect(page).toHaveURL(/class-playwright/);
    await page.goBack();
    await navbarOf(page).getByRole('button', {name: labels.stable}).press('Enter');
    await navbarOf(page).getByRole('link', {name: labels.next}).click();
    await expect(page).toHaveURL(/next/);
  },
];

/** Opens a live locator, and changes what it reports. */
const liveLocator: Step[] = [
  (page) => page.locator('[data-try-locator]').first().click(),
  ...['page.locator("nothing")', 'page.locator("*")', 'page.locator("body")', 'page.locator("body"'].map(fillLocator),
  ...['選取元素', '選取元素', '複製此狀態的連結', '重設', '關閉'].map(clickInLocator),
];

const filter = ['close', 'q9x8z7', ''].map(fillFilter);

for (const [name, path, steps] of [
  ['the search dialog', pageTypes.community, search],
  ['menus, other pages and other versions', pageTypes.guide, navigation],
  ['live locators', pageTypes.guide, liveLocator],
  ['the filter of a class page', 'docs/api/class-browser', filter],
] as const) {
  test(`a translated page stays whole: ${name}`, async ({page, context}) => {
    // A busy machine needs seconds for the texts of two long pages.
    test.setTimeout(180_000);
    const pages = [page, await context.newPage()] as const;
    for (const each of pages) await open(each, path);
    await pages[1].evaluate(translateTexts);
    for (const step of steps) await compare(pages, step);
  });
}

test('a page that is translated before its scripts run becomes interactive', async ({page, problems}) => {
  // React renders a page again whose texts changed before it started.
  problems.allowed.push(/onRecoverableError/);
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateTexts.toString()})`);
  await open(page, pageTypes.guide);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Locators');
  await page.keyboard.press('Control+k');
  await input(page).fill('dialog');
  await options(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Dialog/);
});
