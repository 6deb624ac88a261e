/**
 * Pages that moved in all editions, because other sites still link to the old URLs: old paths below `docs/` and `docs/next/`,
 * and the current ones. Contains the table of the official site (`static/js/redirection.js` of microsoft/playwright.dev).
 *
 * A target has an anchor if only a part of the page replaces the old one. A key has a hash if a part of the page moved to
 * another page; ids that moved within a page are in `oldIds.json`.
 */
export const sharedRedirects: Record<string, string> = {
  '': 'intro',
  api: 'api/class-playwright',
  'api/class-chromiumbrowser': 'api/class-browser',
  'api/class-chromiumbrowsercontext': 'api/class-browsercontext',
  'api/class-firefoxbrowser': 'api/class-browser',
  'api/class-webkitbrowser': 'api/class-browser',
  assertions: 'test-assertions',
  'browser-contexts#auto-waiting': 'actionability',
  'browser-contexts#evaluation-argument': 'evaluating#pass-arguments',
  'browser-contexts#object--element-handles': 'handles',
  'browser-contexts#pages-and-frames': 'pages',
  'browser-contexts#selectors': 'locators',
  'browsers#generate-code': 'codegen',
  'browsers#inspect-selectors': 'debug#in-the-browsers-console',
  'browsers#preserve-authenticated-state': 'codegen#stay-signed-in',
  'ci#system-requirements': 'browsers#which-system-can-run-them',
  cli: 'browsers',
  'core-concepts': 'browser-contexts',
  'debug-selectors': 'debug',
  'debug#recording-scripts': 'codegen',
  inspector: 'debug',
  installation: 'browsers',
  loading: 'navigations',
  'loading-pages': 'navigations',
  mobile: 'emulation',
  'multi-pages': 'pages',
  'pages#multiple-contexts': 'browser-contexts',
  selectors: 'other-locators',
  'test-api-testing': 'api-testing',
  'test-auth': 'auth',
  'test-intro': 'intro',
  'test-pom': 'pom',
  troubleshooting: 'ci',
  verification: 'test-assertions',
  'why-playwright': 'intro',
};

/** Paths outside `docs/`, and pages that are outside now, relative to the base URL. */
export const pathRedirects: Record<string, string> = {
  blog: 'community/welcome',
  community: 'community/welcome',
  'docs/showcase': 'community/welcome',
  inspector: 'docs/debug',
  'next/docs': 'docs/next/intro',
};
