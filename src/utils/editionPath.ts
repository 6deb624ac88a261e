/** One language edition of the documentation, as far as links need to know it. */
export interface Edition {
  /** Where the edition lives, with both slashes: `/`, `/java/`. */
  readonly prefix: string;
  /** Ids of its documentation pages: `intro`, `api/class-page`. They hold for stable and for next. */
  readonly docs: readonly string[];
  /** Its pages outside the documentation: `community/welcome`. */
  readonly pages: readonly string[];
}

const LANGUAGE_PREFIX = /^\/(?:java|dotnet|python)(?=\/|$)/;
const DOCUMENT = /^docs\/(next\/)?(.+)$/;
/** Page that stands in for the JavaScript runner's `test-*` guides in the other languages. */
const TEST_RUNNERS = 'test-runners';

/**
 * The path inside an edition: no language prefix, no leading or trailing slash, no `index.html`, no `.html`.
 * The landing page is the empty string. Rules: specification, section 2.
 */
export function pathInEdition(pathname: string): string {
  return pathname
    .replace(LANGUAGE_PREFIX, '')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}

/**
 * Where "the same page" is in another edition (specification, section 2, "Language switch").
 *
 * 1. The same page under the edition's prefix, hash kept, when the edition has it (stable and `docs/next/` alike).
 * 2. Otherwise a page under `docs/test-` leads to that edition's `docs/test-runners`, when it has one.
 * 3. Otherwise the root of that edition, its landing page: never a missing page, never a language nobody chose.
 *
 * Rules 2 and 3 drop the hash, which names a heading of a page that is not shown.
 *
 * @param edition the edition to go to
 * @param pathname path of the current page in any edition, prefix included (`/python/docs/intro`)
 * @param hash current hash, with or without its `#`; empty when there is none
 * @returns path with the hash, starting at the host's root (`/java/docs/intro#install`)
 */
export function editionPath(edition: Edition, pathname: string, hash = ''): string {
  const path = pathInEdition(pathname);
  const [, next = '', doc] = DOCUMENT.exec(path) ?? [];
  const exists = path === '' || (doc === undefined ? edition.pages.includes(path) : edition.docs.includes(doc));
  if (exists) {
    const fragment = hash.replace(/^#/, '');
    return edition.prefix + path + (fragment && `#${fragment}`);
  }
  if (doc?.startsWith('test-') && edition.docs.includes(TEST_RUNNERS)) {
    return `${edition.prefix}docs/${next}${TEST_RUNNERS}`;
  }
  return edition.prefix;
}
