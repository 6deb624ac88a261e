import {editions} from './editions';
import {cleanPathname} from '../utils/cleanPathname';

/** The pages of an edition. */
export interface EditionPages {
  /** Ids of its docs pages: `intro`, `api/class-page`. Those of next: stable can lack the newest. */
  readonly docs: readonly string[];
  /** Paths of its pages outside `docs/`: `community/welcome`. */
  readonly pages: readonly string[];
}

/** An edition: its path prefix with both slashes (`/`, `/java/`), and its pages if they are loaded. */
export interface EditionOnHost {
  readonly prefix: string;
  readonly pages: EditionPages | undefined;
}

const prefixes = Object.values(editions).map(({prefix}) => prefix.slice(0, -1));
const docsPagePattern = /^docs\/(next\/)?(.+)$/;
/** Pages that another edition has under another name. */
const replacements: Readonly<Record<string, string>> = {
  'start-your-app': 'test-webserver',
  'test-runners': 'test-configuration',
  'test-webserver': 'start-your-app',
};
/** In the other editions, this page replaces the other `test-*` guides of the JavaScript test runner. */
const testRunners = 'test-runners';

/**
 * Removes the prefix of the edition, leading and trailing slashes, `index.html` and `.html` from a path.
 *
 * @returns the path inside the edition; empty for the landing page
 */
function pathInEdition(pathname: string): string {
  const prefix = prefixes.find((each) => each && `${pathname}/`.startsWith(`${each}/`)) ?? '';
  return cleanPathname(pathname.slice(prefix.length)).replace(/^\//, '');
}

/**
 * Finds the path of another edition on the host of this edition. If this edition is not at its default path, a path in
 * front of the default one applies to all editions: with `/docs/python/`, the Java edition is at `/docs/java/`.
 *
 * @param sibling default path of the other edition (`/java/`)
 * @param own default path of this edition (`/python/`)
 * @param baseUrl path at which this edition is served
 */
export const siblingPrefix = (sibling: string, own: string, baseUrl: string): string =>
  baseUrl.endsWith(own) ? baseUrl.slice(0, -own.length) + sibling : sibling;

/**
 * Finds the page of another edition that corresponds to the current page:
 *
 * 1. the same page under the prefix of the edition, if the edition has it (stable and `docs/next/` alike);
 * 2. otherwise, the page that replaces it, if the edition has that page: see `replacements`; for another page below
 *    `docs/test-`: `docs/test-runners`;
 * 3. otherwise the same page of the root edition, or its landing page if the root edition does not have the page
 *    either.
 *
 * Keeps the hash if the page is the same, and drops it otherwise, because another page has other headings. An edition
 * whose pages are not loaded is assumed to have the page.
 *
 * @param root the edition at the root of the host
 * @param pathname path of the current page in any edition, with its prefix (`/python/docs/intro`)
 * @returns absolute path with the hash (`/java/docs/intro#install`)
 */
export function editionPath(edition: EditionOnHost, root: EditionOnHost, pathname: string, hash = ''): string {
  const path = pathInEdition(pathname);
  const [, next = '', doc] = docsPagePattern.exec(path) ?? [];
  const has = ({pages}: EditionOnHost) =>
    path === '' || !pages || (doc === undefined ? pages.pages.includes(path) : pages.docs.includes(doc));
  const fragment = hash.replace(/^#/, '');
  const suffix = fragment && `#${fragment}`;
  if (has(edition)) return edition.prefix + path + suffix;
  const replacement = replacements[doc ?? ''] ?? (doc?.startsWith('test-') ? testRunners : undefined);
  if (replacement !== undefined && edition.pages?.docs.includes(replacement)) {
    return `${edition.prefix}docs/${next}${replacement}`;
  }
  return has(root) ? root.prefix + path + suffix : root.prefix;
}
