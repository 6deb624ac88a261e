import {test as base, expect, type Page} from '@playwright/test';

/** What a page must never do: write errors to the console, throw, or ask another host for anything. */
export interface Trouble {
  errors: string[];
  foreign: string[];
}

/** Collects the trouble of a page from now on. */
export function watchForTrouble(page: Page, origin: string): Trouble {
  const trouble: Trouble = {errors: [], foreign: []};
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      trouble.errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) trouble.foreign.push(url);
  });
  return trouble;
}

/** Opens a page and waits until React has taken over, so that its buttons act. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** React has taken over: the colour-mode toggle is disabled until then. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('html[data-has-hydrated="true"]') !== null);
}

/** A page of each type. */
export const pageTypes = {
  class: '/python/docs/api/class-page',
  guide: '/python/docs/locators',
  next: '/python/docs/next/intro',
  landing: '/python/',
  community: '/python/community/welcome',
  videos: '/python/community/release-videos',
  search: '/python/search',
  missing: '/python/docs/no-such-page',
};

/** Holds the site's scripts back, as a slow line does; the function that comes back lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Opens a page whose scripts wait. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

export const test = base;
export {expect};
