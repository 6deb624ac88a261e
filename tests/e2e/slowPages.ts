import type {CDPSession, Page} from '@playwright/test';
import {expectWholePage as expectWholeTab, type Evaluator} from '../lib/wholePage';

/** The page as a tab of any browser. */
export const tabOf = (page: Page): Evaluator => ({
  // The type of Playwright's method also accepts handles as arguments.
  evaluate: (run, argument) => page.evaluate(run as never, argument),
});

/** Expects that everything in the page belongs to the path in the address bar. */
export const expectWholePage = (page: Page, message?: string): Promise<void> => expectWholeTab(tabOf(page), message);

/** The sessions of the pages that were slowed down. */
const sessions = new WeakMap<Page, CDPSession>();

/** Delays every response by some milliseconds, as a distant server does. Prefetching stays on. */
export async function slowDown(page: Page, latency: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  const conditions = {offline: false, latency, downloadThroughput: -1, uploadThroughput: -1};
  await session.send('Network.emulateNetworkConditions', conditions);
}
