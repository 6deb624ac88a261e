/** What the specification lists, section 2: the closed list of routes, written down once for the tests. */
export const guides =
  `actionability api-testing aria-snapshots auth browser-contexts browsers chrome-extensions ci ci-intro clock codegen codegen-intro
  debug dialogs docker downloads emulation evaluating events extensibility frames handles input intro languages library locators mock
  navigations network other-locators pages pom release-notes running-tests screenshots selenium-grid test-assertions test-runners
  touch-events trace-viewer trace-viewer-intro videos webview2 writing-tests`.split(/\s+/);

export const classes =
  `accessibility apirequest apirequestcontext apiresponse apiresponseassertions browser browsercontext browsertype cdpsession clock
  consolemessage dialog download elementhandle error filechooser frame framelocator jshandle keyboard locator locatorassertions mouse page
  pageassertions request response route selectors timeouterror touchscreen tracing video weberror websocket websocketroute worker
  playwright`.split(/\s+/);

const community =
  'ambassadors conference-videos feature-videos learn-videos live-streams mcp-videos release-videos welcome'.split(' ');

const versioned = [...guides, ...classes.map((name) => `api/class-${name}`)];

export const routes = [
  '',
  '404',
  'search',
  ...community.map((name) => `community/${name}`),
  ...versioned.map((name) => `docs/${name}`),
  ...versioned.map((name) => `docs/next/${name}`),
];
