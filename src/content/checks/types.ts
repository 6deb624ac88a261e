import type {Root} from 'mdast';
import type {Problem} from '../problems';
import type {DocumentedVersion} from '../versions';

/** A folder of pages and the URL below which they are published. */
export interface Collection {
  /** Relative to the root: `docs`. */
  folder: string;
  /** Relative to the base URL, with slashes around it: `/docs/next/`. */
  route: string;
  /** Undefined for pages that belong to no version. */
  version: DocumentedVersion | undefined;
}

/** A page as authors write it. */
export interface CheckedPage {
  /** Path relative to the root, with slashes. */
  file: string;
  collection: Collection;
  text: string;
  /** The text without the passages of other editions and versions, with the same lines. */
  shownText: string;
  /** The tree of `shownText`. */
  tree: Root;
}

/** Finds the problems of one page. It must not change the tree. */
export type PageCheck = (page: CheckedPage) => Problem[];
