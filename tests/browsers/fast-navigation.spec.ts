import {expectWholePage} from '../wholePage';
import type {Tab} from './engine';
import {base, expect, open, pathOf, test} from './fixtures';

const [first, second, third, fourth] = [
  'docs/intro',
  'docs/writing-tests',
  'docs/codegen-intro',
  'docs/running-tests',
] as const;

const follow = (tab: Tab, path: string) =>
  tab.evaluate(
    (href) => document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${href}"]`)!.click(),
    base + path,
  );

/** Goes back by a script, because the back button of WebKit skips pages that the user has not clicked. */
const stepBack = (tab: Tab) => tab.evaluate(() => history.back());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Expects that the path in the address bar, and everything else in the tab, belongs to one page. */
async function expectPage(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => pathOf(tab)).toBe(path);
  await expectWholePage(tab);
}

test('after three quick links with slow responses, the page of the last one appears', async ({tab, slowDown}) => {
  await open(tab, first);
  for (const latency of [300, 600]) {
    slowDown(latency);
    for (const path of [second, third, fourth]) {
      await follow(tab, path);
      await pause(120);
    }
    await expectPage(tab, fourth);
  }
});

test('after a reload and two quick steps back, the page of the address bar appears', async ({tab}) => {
  await open(tab, first);
  for (const path of [second, third, fourth]) {
    await follow(tab, path);
    await expectPage(tab, path);
  }
  await tab.evaluate(() => location.reload());
  for (let step = 0; step < 2; step += 1) await stepBack(tab);
  // Firefox sometimes drops the second step, because the document is being replaced.
  await pause(1000);
  await expectPage(tab, await pathOf(tab));
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
});

test('steps through the history while pages load end with the page of the last step', async ({tab, slowDown}) => {
  await open(tab, first);
  slowDown(300);
  await follow(tab, second);
  await pause(100);
  await follow(tab, third);
  await pause(100);
  await stepBack(tab);
  await pause(100);
  await follow(tab, fourth);
  await expectPage(tab, fourth);
  for (let step = 0; step < 2; step += 1) await stepBack(tab);
  await expectPage(tab, first);
});

/** Loads the document again, and waits until React has hydrated it. */
async function reload(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    document.documentElement.dataset['hasHydrated'] = 'false';
    location.reload();
  });
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
}

test('a slow step back restores the scroll position', async ({tab, slowDown}) => {
  await open(tab, 'docs/locators');
  await tab.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await pause(500);
  const before = await tab.evaluate(() => scrollY);
  await follow(tab, first);
  await expectPage(tab, first);
  await reload(tab);
  slowDown(300);
  await stepBack(tab);
  await expectPage(tab, 'docs/locators');
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
