// Change: pages are fetched ahead when a reader is about to follow a link, not for each link in the window, and as the HTML
// that they are (@docusaurus/core 3.8.1, `lib/client/docusaurus.js`)
import preloadPage from './preload';

const fetched = new Map<string, Promise<unknown>>();

/** `window.docusaurus`: what links call when they come into the window (`prefetch`) or near the pointer (`preload`). */
const docusaurus = {
  /** Dozens of links are in a window, and few are followed. */
  prefetch: (): false => false,

  /**
   * Fetches a page ahead, once, and loads it; nothing on a slow connection or where the reader saves data.
   *
   * @returns false when nothing is fetched
   */
  preload(path: string): false | Promise<unknown> {
    if (isSlowConnection()) return false;
    const page = path.replace(/[?#].*$/, '');
    if (page === window.location.pathname) return false;
    if (!fetched.has(page))
      fetched.set(
        page,
        fetchAhead(page).then(() => preloadPage(page)),
      );
    return fetched.get(page)!;
  },
};

export default Object.freeze(docusaurus);

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/** A hint, which browsers give the lowest priority; a plain request where they do not know it. */
async function fetchAhead(page: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    await fetch(page, {priority: 'low'}).catch(() => undefined);
    return;
  }
  await new Promise<void>((resolve) => {
    // A page that cannot be had is a matter for the click.
    link.onload = link.onerror = () => resolve();
    link.rel = 'prefetch';
    link.href = page;
    document.head.append(link);
  });
}
