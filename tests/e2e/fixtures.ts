import {test as playwrightTest, expect, type Page, type Request} from '@playwright/test';
import {edition} from '../../editions';
import {expectWholePage as expectWholeTab, type Evaluator} from '../lib/wholePage';

/** Path prefix of the site, with a slash at both ends. */
export const base = edition.baseUrl;

/**
 * Adds the prefix of the site to a page. Needed only where a test compares paths or `href` attributes, because `goto` and
 * `toHaveURL` resolve relative paths against `baseURL`.
 *
 * @param page path below the prefix, such as `docs/intro`
 */
export const pathOf = (page: string) => base + page;

/** Problems of all pages that a test opens. */
interface PageProblems {
  /**
   * Uncaught exceptions, console errors and hydration warnings. A message starts with the URL of its page. `source` is the
   * URL of the script or resource that a console error is about.
   */
  errors: {message: string; source: string}[];
  /** Patterns of the errors that the test provokes. */
  allowed: RegExp[];
  /** URLs of requests to origins other than that of `baseURL`. */
  foreignRequests: string[];
}

/** What Chromium writes to the console if a request fails or its response has an error status. */
export const failedRequest = /Failed to load resource/;

/** The errors if a script cannot be loaded. */
export const failedScript = /Failed to load resource|Loading chunk/;

interface Fixtures {
  problems: PageProblems;
  /** Delays every response by some milliseconds from now on, as a distant server does. Prefetching stays on. */
  slowDown: (latency: number) => Promise<void>;
}

const withoutHash = (url: string) => url.replace(/#.*/, '');

/**
 * Playwright's `test`, which also fails if a page of the test's `context` throws an uncaught exception or writes an
 * error to the console.
 */
export const test = playwrightTest.extend<Fixtures>({
  problems: [
    async ({context, baseURL}, provide) => {
      const {origin} = new URL(baseURL!);
      const problems: PageProblems = {errors: [], allowed: [], foreignRequests: []};
      const missingDocuments = new Set<string>();
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' && !/hydrat/i.test(text)) return;
        problems.errors.push({message: `${message.page()?.url()}: ${text}`, source: message.location().url});
      });
      context.on('weberror', (error) =>
        problems.errors.push({message: `${error.page()?.url()}: ${error.error().message}`, source: ''}),
      );
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) problems.foreignRequests.push(url.href);
      });
      context.on('response', (response) => {
        if (response.status() === 404 && response.request().resourceType() === 'document')
          missingDocuments.add(withoutHash(response.url()));
      });
      await provide(problems);
      const unexpected = problems.errors
        // Chromium also reports the status of the document itself, which is correct for the not-found page.
        .filter(
          ({message, source}) => !(message.includes('status of 404') && missingDocuments.has(withoutHash(source))),
        )
        .map(({message}) => message)
        .filter((message) => !problems.allowed.some((allowed) => allowed.test(message)));
      expect(unexpected, 'errors of the pages').toEqual([]);
    },
    {auto: true},
  ],
  slowDown: async ({page}, provide) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await provide(async (latency) => {
      const conditions = {offline: false, latency, downloadThroughput: -1, uploadThroughput: -1};
      await session.send('Network.emulateNetworkConditions', conditions);
    });
  },
});

/** Opens a page and waits for its hydration, so that its buttons work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page and marks its document, so that `isSameDocument` detects whether the browser has loaded another one. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
}

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** Follows the link to `docs/downloads` in the sidebar, and waits for the page. */
export async function openDownloads(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
  await expect(page).toHaveTitle(/Downloads/);
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('html[data-has-hydrated="true"]') !== null);
}

/** Returns how far the page is scrolled, in pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Waits until no CSS transition or animation is running, so that computed styles are final. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(finite.map(({finished}) => finished));
  });
}

/** Waits until the page has no requests, no running animations and no other pending work. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await animationsFinished(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
}

/** Returns the sum of layout shifts that no user input caused, as in the browser's CLS metric. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        // Browsers report buffered entries in a later task, and send no event when all are reported.
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );

/** Viewports of a desktop and a phone. */
export const devices = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** One page of each type, as paths below the prefix of the site. */
export const pageTypes = {
  class: 'docs/api/class-page',
  guide: 'docs/locators',
  next: 'docs/next/intro',
  landing: '',
  community: 'community/welcome',
  videos: 'community/release-videos',
  search: 'search',
  missing: 'docs/no-such-page',
};

/** Opens once: `opened` waits until `open` is called, and returns whether that was to fail what waits. */
export function createGate(): {opened: Promise<boolean>; open: (fail?: boolean) => void} {
  let open = (_fail?: boolean) => {};
  const opened = new Promise<boolean>((resolve) => (open = (fail = false) => resolve(fail)));
  return {opened, open};
}

/**
 * Delays matching responses.
 *
 * @param matcher URL pattern, or a function that matches requests
 * @returns a function that lets them arrive, or fails them
 */
export async function hold(
  page: Page,
  matcher: string | RegExp | ((request: Request) => boolean),
): Promise<(fail?: boolean) => void> {
  const {opened, open: release} = createGate();
  const [url, isWanted] = typeof matcher === 'function' ? ['**', matcher] : [matcher, () => true];
  await page.route(url, async (route) => {
    if (!isWanted(route.request())) return route.fallback();
    return (await opened) ? route.abort() : route.fallback();
  });
  return release;
}

/** Delays the site's scripts, as on a slow connection; returns a function that lets them load. */
export const holdScripts = (page: Page) => hold(page, '**/assets/js/*.js');

/** Matches the request by which the router loads the content of a page, which is the page's HTML. */
export const isContentOf = (path: string) => (request: Request) =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname === pathOf(path);

/**
 * Opens a page before its scripts run.
 *
 * @returns a function that lets the scripts load
 */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

/** The page as a tab of any browser. */
export const tabOf = (page: Page): Evaluator => ({
  // The type of Playwright's method also accepts handles as arguments.
  evaluate: (run, argument) => page.evaluate(run as never, argument),
});

/** Expects that everything in the page belongs to the path in the address bar. */
export const expectWholePage = (page: Page): Promise<void> => expectWholeTab(tabOf(page));

export {expect};
