import type {Page} from '@playwright/test';
import {expect, failedRequest, open, openDownloads, pathOf, test} from './fixtures';
import {gapInHistory} from '../../src/content/history';

test.describe('page of the docs', {tag: '@root-edition'}, () => {
  test('the sidebar has its sections, and some of them are collapsed at first', async ({page}) => {
    await open(page, 'docs/intro');
    const sections = page
      .getByRole('navigation', {name: '文件側邊欄'})
      .locator('.theme-doc-sidebar-item-category-level-1 > div > a');
    const isOpen = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute('aria-expanded')]);
    expect(await sections.evaluateAll(isOpen)).toEqual([
      ['Getting started', 'true'],
      ['Playwright Test', 'true'],
      ['Guides', 'true'],
      ['Migration', 'false'],
      ['Integrations', 'false'],
    ]);
  });

  test('the contents list headings of levels 2 and 3, and highlight the current', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/dialogs');
    const contents = page.locator('.table-of-contents');
    await expect(contents.getByRole('link', {name: 'Enter text in a prompt'})).toBeVisible();
    await expect(
      contents.locator('ul').getByRole('link', {name: 'HTML dialog elements do not fire the event'}),
    ).toBeVisible();
    await contents.getByRole('link', {name: 'Handle the print dialog'}).click();
    await expect(page).toHaveURL(/#print-dialogs$/);
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText('Handle the print dialog');
  });

  test('has breadcrumbs, pagination, an edit link and the date of the last change', async ({page}) => {
    await open(page, 'docs/writing-tests');
    await expect(page.getByRole('navigation', {name: '頁面路徑'})).toContainText('Getting started');
    const pagination = page.getByRole('navigation', {name: '文件分頁導覽'});
    await expect(pagination.getByRole('link', {name: /上一頁/})).toHaveAttribute('href', pathOf('docs/intro'));
    await expect(pagination.getByRole('link', {name: /下一頁/})).toHaveAttribute('href', pathOf('docs/codegen-intro'));
    await expect(page.getByRole('link', {name: '編輯此頁'})).toHaveAttribute(
      'href',
      /edit\/main\/.*writing-tests\.mdx$/,
    );
    // A build without the whole history of git has no dates.
    const date = page.locator('.theme-last-updated time');
    if (gapInHistory(process.cwd()) === undefined) await expect(date).toHaveAttribute('datetime', /^20\d\d-/);
    else await expect(date).toHaveCount(0);
  });

  test('Tab first focuses the skip link, which leads to the content', {tag: ['@shared', '@smoke']}, async ({page}) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: '跳至主要內容'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test.describe('a document as Markdown', () => {
    // Keys, because the sections of the page get their final height when they come into view, which moves the links below.
    test.beforeEach(({page}) => open(page, 'docs/dialogs'));
    const copy = (page: Page) => page.locator('.theme-doc-footer').getByRole('button');

    test('can be copied', {tag: '@shared'}, async ({page}) => {
      await copy(page).press('Enter');
      await expect(copy(page)).toHaveText('已複製');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^# Dialogs\n/);
      expect(copied).toMatch(/\n```(?:py|ts)\n/);
      await openDownloads(page);
      await expect(copy(page), 'on another page').toHaveText('複製為 Markdown');
    });

    test('shows an error if it cannot be fetched', {tag: '@shared'}, async ({page, problems}) => {
      problems.allowed.push(failedRequest);
      await page.route('**/dialogs.md', (route) => route.abort());
      await copy(page).press('Enter');
      await expect(copy(page)).toHaveText('無法複製');
    });

    test('opens, also after navigation by a click', {tag: '@shared'}, async ({page, problems}) => {
      // A text file names no icon, so that the browser requests one at the root of the host.
      problems.allowed.push(/status of 404/);
      await openDownloads(page);
      await page.getByRole('link', {name: '查看 Markdown'}).press('Enter');
      await expect(page).toHaveURL('docs/downloads.md');
      await expect(page.locator('body')).toContainText('# Downloads');
    });
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test('no button covers code until the code is touched', {tag: '@shared'}, async ({page}) => {
      await open(page, 'docs/intro');
      const block = page
        .locator('.theme-code-block')
        .filter({hasText: /has.?title/i})
        .first();
      const copy = block.getByRole('button', {name: '複製程式碼至剪貼簿'});
      await expect(copy).toHaveCSS('opacity', '0');
      await block.locator('pre').tap({position: {x: 40, y: 30}});
      await expect(copy).toHaveCSS('opacity', '0.6');
      await copy.tap();
      await expect(block.getByRole('button', {name: '已複製'})).toBeVisible();
    });
  });

  test('a diagram fits on a phone, and its text is not small', {tag: '@shared'}, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, 'docs/network');
    const boxes = page.getByRole('listitem').filter({hasText: 'Handlers of the page'});
    await expect(boxes).toBeVisible();
    const parts = await boxes.locator('css=*').evaluateAll((elements) =>
      elements.map((element) => ({
        size: parseFloat(getComputedStyle(element).fontSize),
        right: element.getBoundingClientRect().right,
      })),
    );
    expect(parts).not.toEqual([]);
    expect(Math.min(...parts.map(({size}) => size))).toBeGreaterThanOrEqual(13);
    expect(Math.max(...parts.map(({right}) => right))).toBeLessThanOrEqual(320);
  });

  test('with reduced motion, sections close, although nothing is animated', {tag: '@shared'}, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, 'docs/intro');
    const sidebar = page.getByRole('navigation', {name: '文件側邊欄'});
    await sidebar.getByRole('button', {name: 'Getting started'}).click();
    await expect(sidebar.getByRole('link', {name: 'Writing tests'})).toBeHidden();
    await expect(page.locator('.navbar__brand')).toHaveCSS('transition-duration', '0s');
  });
});

test('the first screen of the installation shows the path to a passed test', {tag: '@each-edition'}, async ({page}) => {
  await open(page, 'docs/intro');
  // Each step is a list, and code can follow it.
  const end = await page
    .locator('article h2')
    .first()
    .evaluate((heading) => {
      const isBefore = (element: Element): boolean =>
        (element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const lastStep = [...document.querySelectorAll('article ol')].filter(isBefore).at(-1)!;
      const code = lastStep.nextElementSibling!;
      const isCode = code.matches('.theme-code-block, .tabs-container');
      return Math.round((isCode ? code : lastStep).getBoundingClientRect().bottom);
    });
  expect(end).toBeLessThanOrEqual(900);
});
