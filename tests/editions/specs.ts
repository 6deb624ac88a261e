import type {EditionName} from '../../src/data/editions';

/** Specs in `tests/e2e` whose result depends on the content of the edition. */
const ofContent = [
  'every-page',
  'framework-tabs',
  'language-switcher',
  'not-found',
  'old-ids',
  'redirection',
  'versions',
];

/** Specs of components in which editions differ a little. The edition at `/` stands for the others. */
const ofComponents = [
  'announcement',
  'api',
  'code-blocks',
  'doc-page',
  'line-breaks',
  'navbar',
  'random-walk',
  'reader-release',
  'text-size',
  'without-scripts',
];

/**
 * Returns the specs that `npm test` runs for an edition other than the source edition. All other specs, and tests with the
 * tag `@shared`, run for the source edition; the specs also with `npm test -- javascript`.
 */
export const specsOf = (name: EditionName): string[] =>
  [...ofContent, ...(name === 'javascript' ? ofComponents : [])].map((spec) => `tests/e2e/${spec}.spec.ts`);
