import {expect, test} from './fixtures';

test.describe('line breaks', {tag: '@root-edition'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  /** Pages with the longest names in signatures, tables, text and headings, and with the widest tables. */
  const pages = [
    'docs/actionability',
    'docs/browser-contexts',
    'docs/emulation',
    'docs/navigations',
    'docs/network',
    'docs/other-locators',
    'docs/api/class-locatorassertions',
    'docs/api/class-apiresponseassertions',
    'docs/api/class-browsercontext',
  ];

  for (const path of pages) {
    test(`${path} breaks no word on phones, and its tables fit`, async ({page}) => {
      await page.goto(path);
      await page.addStyleTag({content: '.section-body { content-visibility: visible !important; }'});
      expect(await page.evaluate(findBrokenWords, 'main')).toEqual([]);
      expect(await page.evaluate(findWideTables)).toEqual([]);
    });
  }

  for (const path of ['docs/languages', 'docs/running-tests']) {
    test(`the tables of ${path} with code in several columns fit`, async ({page}) => {
      await page.goto(path);
      await page.addStyleTag({content: '.section-body { content-visibility: visible !important; }'});
      for (const width of [1280, 430, 390, 360]) {
        await page.setViewportSize({width, height: 844});
        expect(await page.evaluate(findWideTables), `${width} px`).toEqual([]);
      }
    });
  }

  test('names in the table of contents break between their words', async ({page}) => {
    // Phones show this table only until the page is interactive.
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('docs/api/class-page');
    expect(await page.evaluate(findBrokenWords, '.table-of-contents')).toEqual([]);
  });

  /**
   * Words of letters and digits that continue on the next line, with `|` at the break. The parts of `waitForURL` are words.
   * Skips samples, which scroll, and turned text.
   */
  function findBrokenWords(within: string): string[] {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lineOf = (text: Node, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement!;
      if (!element.checkVisibility() || element.closest('pre:not(.api-signature *)')) continue;
      if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;
      for (const {0: word, index} of text.data.matchAll(/[A-Z]?[a-z0-9]+|[A-Z]{2,}/g)) {
        const first = lineOf(text, index);
        const at = [...word].findIndex((_, offset) => Math.abs(lineOf(text, index + offset) - first) > 5);
        if (at > 0) broken.push(`${word.slice(0, at)}|${word.slice(at)}`);
      }
    }
    return broken;
  }

  function findWideTables(): (string | null | undefined)[] {
    return [...document.querySelectorAll<HTMLTableElement>('main table')]
      .filter((table) => table.scrollWidth > table.clientWidth)
      .map((table) => table.tHead?.textContent);
  }
});
