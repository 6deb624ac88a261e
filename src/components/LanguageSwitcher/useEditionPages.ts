import {useState} from 'react';
import {pagesAtHand} from './pagesAtHand';

type Pages = NonNullable<typeof pagesAtHand>;

/**
 * The pages of all editions, and what loads them.
 *
 * @returns the pages, undefined in the browser until they are loaded; and a function that loads them, which gives them too
 *   and rejects when they cannot be had (the next call tries again)
 */
export function useEditionPages(): [pages: Pages | undefined, load: () => Promise<Pages>] {
  const [pages, setPages] = useState(pagesAtHand);
  const load = async () => {
    if (pages) return pages;
    const {editionPages} = await import('@site/src/data/editionPages');
    setPages(editionPages);
    return editionPages;
  };
  return [pages, load];
}
