import type {Edition} from './types';

/**
 * Returns a function that checks whether an edition has a page: all pages of the reference, and the guides that its
 * sidebar lists. An edition whose guides are not all written yet shows the finished ones.
 */
export function isListed({docs}: Edition['sidebars']): Edition['publishes'] {
  const guides = new Set(docs.flatMap(({items}) => items));
  return (id) => id.startsWith('api/') || guides.has(id);
}
