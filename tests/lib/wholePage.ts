import {expect} from '@playwright/test';

/** A tab of any browser. */
export interface Evaluator {
  /** Runs a function in the page. The function cannot use variables of the test; argument and result are JSON. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
}

/** What belongs to one page: two of these values from different pages are a defect. */
interface PageState {
  path: string;
  title: string;
  heading: string;
  canonical: string | null;
  content: string | null;
  activeItems: (string | null)[];
  contents: (string | null)[];
  htmlClass: string;
}

/**
 * Reads the state from the page in the tab, or from the HTML that the server sends for a path. Runs in the browser.
 *
 * @param path null for the page in the tab
 */
async function readState(path: string | null): Promise<PageState> {
  const html = path === null ? undefined : await (await fetch(path, {cache: 'force-cache'})).text();
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
 * @param message how the page was reached
 * @param timeout milliseconds after which the page must be whole
 */
export async function expectWholePage({evaluate}: Evaluator, message?: string, timeout = 15_000): Promise<void> {
  await expect(async () => {
    const state = await evaluate(readState, null);
    expect(state, message).toEqual(await evaluate(readState, state.path));
    expect(await evaluate((bar) => document.querySelectorAll(bar).length, '#nprogress'), message).toBe(0);
  }).toPass({timeout, intervals: [50, 100, 200]});
}
