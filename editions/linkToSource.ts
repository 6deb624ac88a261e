import {editions, sourceEdition} from '../src/data/editions';

/** Returns the URL of a page of the source edition, for editions that do not have the page: `/docs/locators`. */
export const linkToSource = (path: string): string => `pathname://${editions[sourceEdition].prefix}${path.slice(1)}`;
