// Change: fetches a page when a reader is about to follow a link, not for each link in the window, and as the HTML that it is
// (@docusaurus/core 3.8.1, `lib/client/docusaurus.js`)
import {addPrefetched} from '../../static-content/client/contentStore';
import {loadPageAt} from './loadPageAt';

const fetched = new Map<string, Promise<unknown>>();

/** `window.docusaurus`: links call it when they come into the window (`prefetch`) or under the pointer (`preload`). */
const docusaurus = {
  /** Does nothing, because a window has dozens of links and readers follow few of them. */
  prefetch: (): false => false,

  /**
   * Fetches a page ahead, once, and loads it. Does nothing on a slow connection or if the reader saves data. Ignores
   * errors: the click on the link reports them.
   *
   * @returns false if nothing is fetched
   */
  preload(path: string): false | Promise<unknown> {
    if (isSlowConnection()) return false;
    const page = path.replace(/[?#].*$/, '');
    if (page === window.location.pathname) return false;
    if (!fetched.has(page)) fetched.set(page, load(page));
    return fetched.get(page)!;
  },
};

export default Object.freeze(docusaurus);

async function load(page: string): Promise<void> {
  try {
    await fetchAhead(page);
    await loadPageAt(page);
  } catch {
    // The next hover tries again.
    fetched.delete(page);
  }
}

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/** Prefetches a page with a hint, which has the lowest priority. Other browsers fetch the page in `loadPageAt()`. */
async function fetchAhead(page: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) return;
  await new Promise<void>((resolve) => {
    link.onload = () => {
      addPrefetched(page);
      resolve();
    };
    link.onerror = () => resolve();
    link.rel = 'prefetch';
    link.href = page;
    document.head.append(link);
  });
}
