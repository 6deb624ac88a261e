import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** What belongs to one page: two of these values from different pages are a defect. */
export interface PageFacts {
  path: string;
  title: string;
  heading: string;
  canonical: string | null;
  content: string | null;
  activeItems: (string | null)[];
  contents: (string | null)[];
  htmlClass: string;
}

/** Reads the facts from the page in the tab, or from the HTML that the server sends for a path. Runs in the browser. */
async function readFacts(path?: string): Promise<PageFacts> {
  const html = path === undefined ? undefined : await (await fetch(path, {cache: 'force-cache'})).text();
  const source = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const attributes = (selector: string, name: string) =>
    Array.from(source.querySelectorAll(selector), (element) => element.getAttribute(name));
  return {
    path: path ?? location.pathname,
    title: source.title,
    heading: source.querySelector('h1')?.textContent ?? '',
    canonical: attributes('link[rel=canonical]', 'href')[0] ?? null,
    content: attributes('[data-static-content]', 'data-static-content').join(),
    activeItems: attributes('.theme-doc-sidebar-container [aria-current=page]', 'href'),
    contents: attributes('.theme-doc-toc-desktop .table-of-contents a', 'href'),
    htmlClass: [...source.documentElement.classList].sort().join(' '),
  };
}

/**
 * Expects one whole page in the tab: everything is as the server sends it for the path in the address bar, and the progress
 * bar has ended.
 *
 * @param message says how the page was reached
 */
export async function expectWholePage(page: Page, message?: string): Promise<void> {
  await expect(async () => {
    const facts = await page.evaluate(readFacts, undefined);
    expect(facts, message).toEqual(await page.evaluate(readFacts, facts.path));
    await expect(page.locator('#nprogress'), message).toHaveCount(0, {timeout: 1000});
  }).toPass({timeout: 15_000, intervals: [50, 100, 200]});
}

/** Delays every response by some milliseconds, as a distant server does. Prefetching stays on. */
export async function slowDown(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = {offline: false, latency, downloadThroughput: -1, uploadThroughput: -1};
  await session.send('Network.emulateNetworkConditions', conditions);
}
