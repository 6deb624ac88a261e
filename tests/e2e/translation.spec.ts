import type {Page} from '@playwright/test';
import {versionLabels} from '../../src/content/versions';
import {editions} from '../../src/data/editions';
import {edition} from '../../editions';
import {expect, open, pageTypes, test} from './fixtures';
import {dialog, input, options} from './searchDialog';

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
async function compare(pages: [Page, Page], step: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all(pages.map(step));
  await expect(async () => {
    const [plain = '', translated = ''] = await Promise.all(pages.map(textOf));
    let start = 0;
    while (start < plain.length && plain[start] === translated[start]) start += 1;
    const part = (text: string) => text.slice(Math.max(0, start - 40), start + 80);
    expect(part(translated)).toBe(part(plain));
  }).toPass({timeout: 10_000});
}

/** Opens a page twice, and translates one of the two. */
async function openBoth(pages: [Page, Page], path: string): Promise<void> {
  await Promise.all(pages.map((page) => open(page, path)));
  await pages[1].evaluate(translateTexts);
}

const labels = versionLabels(edition.name);
const navbarOf = (page: Page) => page.getByRole('navigation', {name: '主導航'});

test.describe('a translated page stays whole', () => {
  // A busy machine needs seconds for the texts of two long pages.
  test.describe.configure({timeout: 180_000});

  /** Expects the page that a click has opened. */
  const expectPage = (page: Page, url: RegExp) => expect(page).toHaveURL(url, {timeout: 60_000});
  let pages: [Page, Page];
  test.beforeEach(async ({page, context}) => {
    pages = [page, await context.newPage()];
  });

  test('in the search dialog', async () => {
    await openBoth(pages, pageTypes.community);
    await compare(pages, async (page) => {
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
    });
    for (const query of ['dialog accept', 'dialog acc', 'q9x8z7', 'q9x8z', '', 'dialog']) {
      await compare(pages, async (page) => {
        await input(page).fill(query);
        await expect(dialog(page).getByRole('option').or(dialog(page).getByText('No')).first()).toBeVisible();
      });
    }
    await compare(pages, async (page) => {
      await options(page).first().click();
      await expect(dialog(page)).toBeHidden();
    });
    await compare(pages, async (page) => {
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('row')).toHaveCount(1);
    });
    await compare(pages, (page) => page.keyboard.press('Escape'));
  });

  test('in menus, after navigation and in other versions', async () => {
    await openBoth(pages, pageTypes.guide);
    await compare(pages, (page) => page.getByRole('banner').getByRole('button', {name: '關閉'}).click());
    for (const name of [labels.stable, editions[edition.name].label]) {
      const menu = (page: Page) => navbarOf(page).getByRole('button', {name, exact: true});
      for (const isShown of ['true', 'false']) {
        await compare(pages, async (page) => {
          await menu(page).press('Enter');
          await expect(menu(page)).toHaveAttribute('aria-expanded', isShown);
        });
      }
    }
    await compare(pages, async (page) => {
      await page.getByRole('button').filter({hasText: '複製為 Markdown'}).press('Enter');
      await expect(page.getByText('已複製')).toBeVisible();
    });
    await compare(pages, async (page) => {
      await navbarOf(page).getByRole('link', {name: 'API', exact: true}).click();
      await expectPage(page, /class-playwright/);
    });
    await compare(pages, async (page) => {
      await page.goBack();
      await expectPage(page, /locators/);
      await navbarOf(page).getByRole('button', {name: labels.stable}).press('Enter');
      await navbarOf(page).getByRole('link', {name: labels.next}).click();
      await expectPage(page, /next/);
    });
  });

  test('in live locators and in the filter of a class page', async () => {
    await openBoth(pages, pageTypes.guide);
    const live = (page: Page) => page.locator('section[data-state]');
    const method = edition.name === 'dotnet' ? 'Locator' : 'locator';
    await compare(pages, async (page) => {
      await page.locator('[data-try-locator]').first().click();
      await expect(live(page)).toHaveAttribute('data-state', 'found');
    });
    for (const [locator, state] of [
      [`page.${method}("nothing")`, 'found'],
      [`page.${method}("*")`, 'found'],
      [`page.${method}("body")`, 'found'],
      [`page.${method}("body"`, 'problem'],
    ] as const) {
      await compare(pages, async (page) => {
        await live(page).getByRole('textbox').first().fill(locator);
        await expect(live(page)).toHaveAttribute('data-state', state);
      });
    }
    for (const name of ['選取元素', '選取元素', '複製此狀態的連結', '重設', '關閉'])
      await compare(pages, (page) => live(page).getByRole('button', {name}).click());
    await openBoth(pages, 'docs/api/class-browser');
    for (const text of ['close', 'q9x8z7', '']) await compare(pages, (page) => page.getByRole('searchbox').fill(text));
  });
});

test.describe(() => {
  // React renders a page again whose texts changed before it started.
  test.use({allowedErrors: [/onRecoverableError/]});

  test('a page that is translated before its scripts run becomes interactive', {tag: '@shared'}, async ({page}) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateTexts.toString()})`);
    await open(page, pageTypes.guide);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Locators');
    await page.keyboard.press('Control+k');
    await input(page).fill('dialog');
    await options(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Dialog/);
  });
});
