import type {EditionName} from '../../src/data/editions';

/**
 * The specs in `tests/e2e` whose result depends on content, names or paths of the edition. The others, and tests with the tag
 * `@shared`, test components that all editions share. They run for the source edition, the specs also with
 * `npm test -- root`.
 */
const ofContent = [
  'api',
  'every-page',
  'framework-tabs',
  'language-switcher',
  'not-found',
  'old-ids',
  'redirection',
  'versions',
];

/** Specs that depend on the path of the edition: one edition at `/` stands for all. */
const ofPath = [
  'announcement',
  'code-blocks',
  'doc-page',
  'labels',
  'line-breaks',
  'navbar',
  'random-walk',
  'search-without-scripts',
  'without-scripts',
];

/** Returns the specs that `npm test` runs for an edition other than the source edition. */
export const specsOf = (name: EditionName): string[] =>
  [...ofContent, ...(name === 'root' ? ofPath : [])].map((spec) => `tests/e2e/${spec}.spec.ts`);
