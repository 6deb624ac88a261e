import type {Tab} from './engine';
import {base, expect, open, pathOf, test} from './fixtures';

const [first, second, third, fourth] = [
  'docs/intro',
  'docs/writing-tests',
  'docs/codegen-intro',
  'docs/running-tests',
] as const;

/** Delays the content of pages, which the router fetches. */
const slowDown = (tab: Tab, latency: number) =>
  tab.evaluate((milliseconds) => {
    const fetchNow = window.fetch.bind(window);
    window.fetch = (...request) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)).then(() => fetchNow(...request));
  }, latency);

const follow = (tab: Tab, path: string) =>
  tab.evaluate(
    (href) => document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${href}"]`)!.click(),
    base + path,
  );

/** Goes back by a script, because the back button of WebKit skips pages that the user has not clicked. */
const stepBack = (tab: Tab) => tab.evaluate(() => history.back());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Expects that everything in the tab belongs to one page, which the server sends for the path in the address bar. */
async function expectWholePage(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => pathOf(tab)).toBe(path);
  await expect
    .poll(() =>
      tab.evaluate(async () => {
        const sent = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html');
        const factsOf = (source: Document) => [
          source.title,
          source.querySelector('h1')?.textContent,
          source.querySelector('link[rel=canonical]')?.getAttribute('href'),
          source.querySelector('[data-static-content]')?.getAttribute('data-static-content'),
          source.querySelector('.theme-doc-sidebar-container [aria-current=page]')?.getAttribute('href'),
        ];
        return {
          isWhole: String(factsOf(document)) === String(factsOf(sent)),
          bar: document.querySelector('#nprogress'),
        };
      }),
    )
    .toEqual({isWhole: true, bar: null});
}

test('after three quick links with slow responses, the page of the last one appears', async ({tab}) => {
  await open(tab, first);
  for (const latency of [300, 600]) {
    await slowDown(tab, latency);
    for (const path of [second, third, fourth]) {
      await follow(tab, path);
      await pause(120);
    }
    await expectWholePage(tab, fourth);
  }
});

test('after a reload and two quick steps back, the page of the address bar appears', async ({tab}) => {
  await open(tab, first);
  for (const path of [second, third, fourth]) {
    await follow(tab, path);
    await expectWholePage(tab, path);
  }
  await tab.evaluate(() => location.reload());
  for (let step = 0; step < 2; step += 1) await stepBack(tab);
  // Firefox sometimes drops the second step, because the document is being replaced.
  await pause(1000);
  await expectWholePage(tab, await pathOf(tab));
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
});

test('steps through the history while pages load end with the page of the last step', async ({tab}) => {
  await open(tab, first);
  await slowDown(tab, 300);
  await follow(tab, second);
  await pause(100);
  await follow(tab, third);
  await pause(100);
  await stepBack(tab);
  await pause(100);
  await follow(tab, fourth);
  await expectWholePage(tab, fourth);
  for (let step = 0; step < 2; step += 1) await stepBack(tab);
  await expectWholePage(tab, first);
});

/** Loads the document again, and waits until React has hydrated it. */
async function reload(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    document.documentElement.dataset['hasHydrated'] = 'false';
    location.reload();
  });
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
}

test('a slow step back restores the scroll position', async ({tab}) => {
  await open(tab, 'docs/locators');
  await tab.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await pause(500);
  const before = await tab.evaluate(() => scrollY);
  await follow(tab, first);
  await expectWholePage(tab, first);
  await reload(tab);
  await slowDown(tab, 300);
  await stepBack(tab);
  await expectWholePage(tab, 'docs/locators');
  await expect.poll(async () => Math.abs((await tab.evaluate(() => scrollY)) - before)).toBeLessThan(60);
});

test('another document that is opened while a page loads stays open', async ({tab}) => {
  await open(tab, first);
  await tab.evaluate(
    (page, other) => {
      document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${page}"]`)!.click();
      location.assign(other);
    },
    base + second,
    `${base}llms.txt`,
  );
  await expect.poll(() => pathOf(tab)).toBe('llms.txt');
  await pause(500);
  expect(await pathOf(tab)).toBe('llms.txt');
});
