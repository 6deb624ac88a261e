import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {versions} from '../../../src/content/versions';
import type {EditionName} from '../../../src/data/editions';
import {root} from '../../../src/utils/root';

/**
 * The closed list of routes, written down once for the tests: the original pages, and those that came with later versions of
 * the library.
 */
const newer = {
  guides: ['getting-started-cli', 'getting-started-mcp', 'start-your-app', 'upgrading'],
  classes: ['credentials', 'debugger', 'screencast', 'webstorage'],
};

const guides =
  `actionability api-testing aria-snapshots auth browser-contexts browsers chrome-extensions ci ci-intro clock codegen codegen-intro
  debug dialogs docker downloads emulation evaluating events extensibility frames handles input intro languages library locators mock
  navigations network other-locators pages pom release-notes running-tests screenshots selenium-grid test-assertions test-runners
  touch-events trace-viewer trace-viewer-intro videos webview2 writing-tests`.split(/\s+/);

const classes =
  `accessibility apirequest apirequestcontext apiresponse apiresponseassertions browser browsercontext browsertype cdpsession clock
  consolemessage dialog download elementhandle error filechooser frame framelocator jshandle keyboard locator locatorassertions mouse page
  pageassertions request response route selectors timeouterror touchscreen tracing video weberror websocket websocketroute worker
  playwright`.split(/\s+/);

const community =
  'ambassadors conference-videos feature-videos learn-videos live-streams mcp-videos release-videos welcome'.split(' ');

/** Pages that only some editions have, and pages of Python that they do not have. */
const differences: Record<EditionName, {own: string[]; missing: string[]}> = {
  python: {own: 'service-workers api/class-disposable api/class-formdata api/class-webmcp'.split(' '), missing: []},
  javascript: {
    own: `accessibility-testing best-practices canary-releases getting-started-vscode mock-browser-apis protractor puppeteer
      service-workers test-agents test-annotations test-cli test-components test-configuration test-fixtures
      test-global-setup-teardown test-parallel test-parameterize test-projects test-reporters test-retries test-sharding
      test-snapshots test-timeouts test-typescript test-ui-mode test-use-options test-webserver testing-library api/class-android api/class-androiddevice api/class-androidinput api/class-androidsocket
      api/class-androidwebview api/class-browserserver api/class-coverage api/class-electron api/class-electronapplication
      api/class-disposable api/class-logger api/class-webmcp
      api/class-fixtures api/class-fullconfig api/class-fullproject api/class-genericassertions api/class-location
      api/class-playwrightassertions api/class-reporter api/class-snapshotassertions api/class-suite api/class-test
      api/class-testcase api/class-testconfig api/class-testerror api/class-testinfo api/class-testinfoerror
      api/class-testoptions api/class-testproject api/class-testresult api/class-testrun api/class-teststep
      api/class-teststepinfo api/class-workerinfo`.split(/\s+/),
    missing: ['start-your-app', 'test-runners', 'api/class-error'],
  },
  java: {
    own: `accessibility-testing junit multithreading api/class-formdata api/class-playwrightassertions
      api/class-playwrightexception api/class-requestoptions api/class-websocketframe`.split(/\s+/),
    missing: ['chrome-extensions', 'library', 'api/class-accessibility', 'api/class-error'],
  },
  dotnet: {
    own: `api/class-cdpsessionevent api/class-formdata api/class-playwrightassertions api/class-webmcp
      api/class-websocketframe`.split(/\s+/),
    missing: ['chrome-extensions', 'api/class-error'],
  },
};

/** Returns all routes of an edition. The stable version does not have the pages of classes that are new in the next one. */
export function routesOf(edition: EditionName): string[] {
  const {own, missing} = differences[edition];
  const shared = [...guides, ...newer.guides, ...[...classes, ...newer.classes].map((name) => `api/class-${name}`)];
  const stable = Object.keys(loadVersionFacts({root, edition}, versions.stable).classes).map(
    (name) => `api/class-${name.toLowerCase()}`,
  );
  const versioned = [...shared.filter((page) => !missing.includes(page)), ...own];
  return [
    '',
    '404',
    'search',
    ...community.map((name) => `community/${name}`),
    ...versioned.filter((name) => !name.startsWith('api/') || stable.includes(name)).map((name) => `docs/${name}`),
    ...versioned.map((name) => `docs/next/${name}`),
  ];
}
