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

export const test = base;
export {expect};
