/** The pages of a language edition, as far as links need to know them. */
export interface EditionPages {
  /** Ids of its documentation pages: `intro`, `api/class-page`. They hold for stable and for next. */
  readonly docs: readonly string[];
  /** Its pages outside the documentation: `community/welcome`. */
  readonly pages: readonly string[];
}

/** A language edition: where it lives, with both slashes (`/`, `/java/`), and its pages where they are known. */
export interface Edition {
  readonly prefix: string;
  readonly pages: EditionPages | undefined;
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
 * 1. The same page under the edition's prefix, when the edition has it (stable and `docs/next/` alike).
 * 2. Otherwise a page under `docs/test-` leads to that edition's `docs/test-runners`, when it has one.
 * 3. Otherwise the root edition: the same page there, or its landing page when it has none either.
 *
 * The hash is kept where the page is the same, and dropped where it would name a heading of another page. An edition whose
 * pages are not known is taken to have the page.
 *
 * @param edition the edition to go to
 * @param root the edition without a language prefix
 * @param pathname path of the current page in any edition, prefix included (`/python/docs/intro`)
 * @param hash current hash, with or without its `#`; empty when there is none
 * @returns path with the hash, starting at the host's root (`/java/docs/intro#install`)
 */
export function editionPath(edition: Edition, root: Edition, pathname: string, hash = ''): string {
  const path = pathInEdition(pathname);
  const [, next = '', doc] = DOCUMENT.exec(path) ?? [];
  const has = ({pages}: Edition) =>
    path === '' || !pages || (doc === undefined ? pages.pages.includes(path) : pages.docs.includes(doc));
  const fragment = hash.replace(/^#/, '');
  const suffix = fragment && `#${fragment}`;
  if (has(edition)) return edition.prefix + path + suffix;
  if (doc?.startsWith('test-') && edition.pages?.docs.includes(TEST_RUNNERS)) {
    return `${edition.prefix}docs/${next}${TEST_RUNNERS}`;
  }
  return has(root) ? root.prefix + path + suffix : root.prefix;
}
