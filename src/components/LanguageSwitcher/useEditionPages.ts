import {useState} from 'react';
import {initialPages} from './initialPages';

type Pages = NonNullable<typeof initialPages>;

/**
 * Provides the pages of all editions.
 *
 * @returns the pages, undefined in the browser until they are loaded; and a function that loads and returns them. The
 *   function rejects if loading fails; the next call tries again.
 */
export function useEditionPages(): [pages: Pages | undefined, load: () => Promise<Pages>] {
  const [pages, setPages] = useState(initialPages);
  const load = async () => {
    if (pages) return pages;
    const {default: editionPages} = await import('@edition-pages');
    setPages(editionPages);
    return editionPages;
  };
  return [pages, load];
}
