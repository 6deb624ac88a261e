// Change: loads a page when a reader is about to follow a link, not for each link in the window (@docusaurus/core 3.8.1,
// `lib/client/docusaurus.js`)
import {loadPageAt} from './preload';

/** `window.docusaurus`: links call it when they come into the window (`prefetch`) or under the pointer (`preload`). */
const docusaurus = {
  /** Does nothing, because a window has dozens of links and readers follow few of them. */
  prefetch: (): false => false,

  /**
   * Loads a page ahead. Does nothing on a slow connection or if the reader saves data. Ignores errors: the click on the link
   * reports them.
   *
   * @returns false if nothing is loaded
   */
  preload(path: string): false | Promise<unknown> {
    const page = path.replace(/[?#].*$/, '');
    return isSlowConnection() || page === window.location.pathname ? false : loadPageAt(page).catch(() => undefined);
  },
};

export default Object.freeze(docusaurus);

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}
