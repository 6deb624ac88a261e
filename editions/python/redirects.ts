/**
 * Pages that moved, for links that the web still has. Left: the old page below `docs/` (or `docs/next/`), right: the page
 * of today below the same prefix, with an anchor where only a part of it is meant. `src/plugins/redirection` makes the
 * script of them; a test follows every target.
 */
export const movedDocs: Record<string, string> = {
  '': 'intro',
  api: 'api/class-playwright',
  'api/class-chromiumbrowsercontext': 'api/class-browsercontext',
  'api/class-playwrightassertions': 'test-assertions',
  'api/class-websocketframe': 'api/class-websocket',
  assertions: 'test-assertions',
  cli: 'browsers',
  'core-concepts': 'browser-contexts',
  'debug-selectors': 'debug',
  inspector: 'debug',
  installation: 'browsers',
  'loading-pages': 'navigations',
  'multi-pages': 'pages',
  pytest: 'test-runners',
  selectors: 'other-locators',
  'test-api-testing': 'api-testing',
  'test-auth': 'auth',
  'test-intro': 'intro',
  'test-pom': 'pom',
  'test-pytest': 'test-runners',
  troubleshooting: 'ci',
  verification: 'test-assertions',
  'why-playwright': 'intro',
};

/** Moved paths outside the documentation, below the base URL. */
export const movedPaths: Record<string, string> = {
  blog: 'community/welcome',
  community: 'community/welcome',
  'next/docs': 'docs/next/intro',
};
