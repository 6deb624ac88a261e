import type {Tab} from './engine';
import {base, click, expect, open, currentPath, resize, test} from './fixtures';

const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** Waits until the scroll position stays the same, because sections near the viewport are laid out late. */
async function scrollSettled(tab: Tab): Promise<number> {
  let last = -1;
  await expect(async () => {
    const previous = last;
    last = await scrollTop(tab);
    expect(last).toBe(previous);
  }).toPass({intervals: [300]});
  return last;
}

test('a click opens the next page without a page load; back and forward keep the scroll position', async ({tab}) => {
  await open(tab, 'docs/locators');
  await tab.evaluate(() => {
    Object.assign(window, {sameDocument: true});
    window.scrollTo({top: 3000, behavior: 'instant'});
  });
  await expect.poll(() => scrollTop(tab)).toBeGreaterThan(2900);
  const before = await scrollSettled(tab);
  await click(tab, `.theme-doc-sidebar-container a[href="${base}docs/downloads"]`);
  const title = () => tab.evaluate(() => document.title);
  await expect.poll(title).toMatch(/Downloads/);
  await expect.poll(() => scrollTop(tab)).toBe(0);
  await tab.back();
  await expect.poll(title).toMatch(/Locators/);
  await expect.poll(async () => Math.abs((await scrollTop(tab)) - before)).toBeLessThan(60);
  await tab.forward();
  await expect.poll(title).toMatch(/Downloads/);
  await expect.poll(() => scrollTop(tab)).toBe(0);
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const width of [1280, 390]) {
  for (const path of ['docs/api/class-page#page-wait-for-url', 'docs/locators#where-to-go-next']) {
    test(`${path} is directly below the navbar at ${width} px`, async ({tab}) => {
      await resize(tab, width);
      await open(tab, path);
      /** Distance to the position that the style sheet sets, and whether another element covers the heading. */
      const place = () =>
        tab.evaluate(() => {
          const heading = document.querySelector(location.hash)!;
          const {left, top, height} = heading.getBoundingClientRect();
          const hit = document.elementFromPoint(left + 4, top + height / 2);
          return {
            distance: Math.round(Math.abs(top - Number.parseFloat(getComputedStyle(heading).scrollMarginTop))),
            isCovered: !heading.contains(hit),
            isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
          };
        });
      await expect
        .poll(async () => {
          const {distance, isCovered, isAtEnd} = await place();
          return (distance < 3 || isAtEnd) && !isCovered;
        })
        .toBe(true);
      expect(await currentPath(tab)).toBe(path);
    });
  }
}

test('another document that is opened while a page loads stays open', async ({tab}) => {
  await open(tab, 'docs/intro');
  await tab.evaluate(
    (page, other) => {
      document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${page}"]`)!.click();
      location.assign(other);
    },
    `${base}docs/writing-tests`,
    `${base}llms.txt`,
  );
  await expect.poll(() => currentPath(tab)).toBe('llms.txt');
  // The page would replace the document within this time; no event marks that nothing happens.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await currentPath(tab)).toBe('llms.txt');
});
