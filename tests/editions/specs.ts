/**
 * The specs in `tests/e2e` whose result depends on content, names or paths of the edition. The others, and tests with the tag
 * `@shared`, test components that all editions share. They run for the source edition, the specs also with
 * `npm test -- root`.
 */
export const editionSpecs = [
  'announcement',
  'api',
  'code-blocks',
  'doc-page',
  'every-page',
  'framework-tabs',
  'labels',
  'language-switcher',
  'line-breaks',
  'navbar',
  'not-found',
  'old-ids',
  'random-walk',
  'redirection',
  'search-without-scripts',
  'versions',
  'without-scripts',
].map((name) => `tests/e2e/${name}.spec.ts`);
