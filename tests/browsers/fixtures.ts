import {expect, test as playwrightTest} from '@playwright/test';
import {edition} from '../../editions';
import {findBuild} from '../../tools/build/findBuild';
import {serveBuild} from '../../tools/serve/serveBuild';
import type {Engine, EngineOptions, Tab} from './engine';
import {startFirefox} from './firefox';
import {recordErrors} from './recordErrors';
import {startWebKit} from './webkit';

/** Path prefix of the site, with a slash at both ends. */
export const base = edition.baseUrl;

const starters = {firefox: startFirefox, webkit: startWebKit};
export type EngineName = keyof typeof starters;
type StartOptions = Omit<EngineOptions, 'site'>;

interface Fixtures {
  /** A new tab, 1280 px wide. The test fails if one of its pages has an error. */
  tab: Tab;
  /** Delays all responses of the server from now on, until the end of the test. */
  slowDown: (milliseconds: number) => void;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** The built site, and how many milliseconds its responses are delayed. */
  site: {origin: string; latency: number};
  /** Starts a browser, or returns the one that was started with the same options. */
  startEngine: (options: StartOptions) => Promise<Engine>;
}

/** Playwright's `test` with a tab of another browser; `colorScheme` applies to that browser. */
export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', {option: true, scope: 'worker'}],
  site: [
    async ({}, provide) => {
      const site = {origin: '', latency: 0};
      const server = await serveBuild(findBuild().site, {editHtml: recordErrors, latency: () => site.latency});
      site.origin = server.origin;
      await provide(site);
      await server.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  startEngine: [
    async ({engineName, site}, provide) => {
      const started = new Map<string, Promise<Engine>>();
      await provide((options) => {
        const key = JSON.stringify(options);
        const engine = started.get(key) ?? starters[engineName]({...options, site: site.origin + base});
        started.set(key, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  tab: async ({startEngine, colorScheme}, provide) => {
    const engine = await startEngine({colorScheme: colorScheme === 'dark' ? 'dark' : 'light'});
    const tab = await engine.open();
    try {
      await resize(tab, 1280);
      await provide(tab);
      expect(await tab.errors(), 'errors of the pages').toEqual([]);
    } finally {
      await tab.close();
    }
  },
  slowDown: async ({site}, provide) => {
    await provide((milliseconds) => {
      site.latency = milliseconds;
    });
    site.latency = 0;
  },
});

/** Resizes the viewport, and waits until the page has the new size. */
export async function resize(tab: Tab, width: number, height = 900): Promise<void> {
  // WebKit sometimes applies a size only after the next one.
  await expect(async () => {
    await tab.resize(width, height);
    const size = () => tab.evaluate(() => [innerWidth, innerHeight]);
    await expect.poll(size, {timeout: 2_000}).toEqual([width, height]);
  }).toPass({timeout: 15_000});
}

/** Opens a page, and waits until React has hydrated it, so that its buttons work. */
export async function open(tab: Tab, page: string): Promise<void> {
  await tab.goto(page);
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
}

/** Finds the middle of the first visible element that matches, and scrolls it into view; null if it is missing or covered. */
const pointOf = (tab: Tab, selector: string): Promise<{x: number; y: number} | null> =>
  tab.evaluate((css) => {
    const element = [...document.querySelectorAll(css)].find(
      (candidate) => candidate.getClientRects().length > 0 && getComputedStyle(candidate).visibility === 'visible',
    );
    if (!element) return null;
    const {top, bottom} = element.getBoundingClientRect();
    if ((top < 80 || bottom > innerHeight) && !element.closest('.navbar, [role=dialog]'))
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    // A link that spans two lines has no middle of its own, so its first line is used.
    const line = element.getClientRects()[0]!;
    const [x, y] = [Math.round(line.left + line.width / 2), Math.round(line.top + line.height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? {x, y} : null;
  }, selector);

/** Clicks the first visible element that matches, as soon as it neither moves nor is covered. */
export async function click(tab: Tab, selector: string): Promise<void> {
  const {x, y} = await waitForPoint(tab, selector);
  await tab.clickAt(x, y);
}

/** Moves the mouse over the first visible element that matches. */
export async function hover(tab: Tab, selector: string): Promise<void> {
  const {x, y} = await waitForPoint(tab, selector);
  await tab.moveMouse(x, y);
}

/** Waits until an element can be clicked and does not move. */
async function waitForPoint(tab: Tab, selector: string): Promise<{x: number; y: number}> {
  let point: {x: number; y: number} | null = null;
  await expect(async () => {
    const before = point;
    point = await pointOf(tab, selector);
    expect(point, `${selector} can be clicked`).not.toBeNull();
    expect(point).toEqual(before);
  }).toPass({timeout: 15_000});
  return point!;
}

/** Returns the text of the first visible element that matches; empty if there is none. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.evaluate((css) => {
    const visible = [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) => element.getClientRects().length > 0,
    );
    return visible?.innerText.trim() ?? '';
  }, selector);

/** Returns path and hash of the current page, below the prefix of the site. */
export const currentPath = async (tab: Tab): Promise<string> =>
  (await tab.evaluate(() => location.pathname + location.search + location.hash)).replace(base, '');

export {expect};
