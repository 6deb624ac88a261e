/**
 * Pages that moved, because other sites still link to the old URLs. Keys are old paths below `docs/` and `docs/next/`;
 * values are the current paths below the same prefix, with an anchor if only a part of the page replaces the old one.
 * `src/plugins/redirection` creates a script from them.
 */
export const movedDocs: Record<string, string> = {
  '': 'intro',
  api: 'api/class-playwright',
  'api/class-chromiumbrowsercontext': 'api/class-browsercontext',
  'api/class-playwrightassertions': 'test-assertions',
  assertions: 'test-assertions',
  cli: 'browsers',
  'core-concepts': 'browser-contexts',
  'debug-selectors': 'debug',
  inspector: 'debug',
  installation: 'browsers',
  'loading-pages': 'navigations',
  'multi-pages': 'pages',
  selectors: 'other-locators',
  'service-workers-experimental': 'network#service-workers-and-missing-events',
  'test-api-testing': 'api-testing',
  'test-auth': 'auth',
  'test-intro': 'intro',
  'test-pom': 'pom',
  'test-runners': 'running-tests',
  troubleshooting: 'ci',
  verification: 'test-assertions',
  'why-playwright': 'intro',
};

/** Paths outside `docs/` that moved, relative to the base URL. */
export const movedPaths: Record<string, string> = {
  community: 'community/welcome',
  'next/docs': 'docs/next/intro',
};
