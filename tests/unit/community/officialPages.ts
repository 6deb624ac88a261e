// cspell:ignoreRegExp /^ {2}'\w+',$/gm
import type {EditionPages} from '../../../src/utils/editionPath';
import {editionNames, type EditionName} from '../../../src/data/editions';

/*
 * The pages of the official editions, as of versions 1.55 and 1.56. Stable and next have the same pages.
 * Source: the sidebars and docs folders of github.com/microsoft/playwright.dev (nodejs, java, dotnet, python).
 */

/** Guides that all four editions have. */
const sharedGuides = [
  'actionability',
  'api-testing',
  'aria-snapshots',
  'auth',
  'browser-contexts',
  'browsers',
  'ci',
  'ci-intro',
  'clock',
  'codegen',
  'codegen-intro',
  'debug',
  'dialogs',
  'docker',
  'downloads',
  'emulation',
  'evaluating',
  'events',
  'extensibility',
  'frames',
  'handles',
  'input',
  'intro',
  'languages',
  'locators',
  'mock',
  'navigations',
  'network',
  'other-locators',
  'pages',
  'pom',
  'release-notes',
  'running-tests',
  'screenshots',
  'selenium-grid',
  'test-assertions',
  'touch-events',
  'trace-viewer',
  'trace-viewer-intro',
  'videos',
  'webview2',
  'writing-tests',
] as const;

/** Classes that all four editions document. */
const sharedClasses = [
  'apirequest',
  'apirequestcontext',
  'apiresponse',
  'apiresponseassertions',
  'browser',
  'browsercontext',
  'browsertype',
  'cdpsession',
  'clock',
  'consolemessage',
  'dialog',
  'download',
  'elementhandle',
  'filechooser',
  'frame',
  'framelocator',
  'jshandle',
  'keyboard',
  'locator',
  'locatorassertions',
  'mouse',
  'page',
  'pageassertions',
  'playwright',
  'request',
  'response',
  'route',
  'selectors',
  'timeouterror',
  'touchscreen',
  'tracing',
  'video',
  'weberror',
  'websocket',
  'websocketroute',
  'worker',
] as const;

const javaScriptGuides = [
  'accessibility-testing',
  'best-practices',
  'canary-releases',
  'chrome-extensions',
  'getting-started-vscode',
  'library',
  'mock-browser-apis',
  'protractor',
  'puppeteer',
  'test-agents',
  'test-annotations',
  'test-cli',
  'test-components',
  'test-configuration',
  'test-fixtures',
  'test-global-setup-teardown',
  'test-parallel',
  'test-parameterize',
  'test-projects',
  'test-reporters',
  'test-retries',
  'test-sharding',
  'test-snapshots',
  'test-timeouts',
  'test-typescript',
  'test-ui-mode',
  'test-use-options',
  'test-webserver',
  'testing-library',
] as const;

const javaScriptClasses = [
  'accessibility',
  'android',
  'androiddevice',
  'androidinput',
  'androidsocket',
  'androidwebview',
  'browserserver',
  'coverage',
  'electron',
  'electronapplication',
  'fixtures',
  'fullconfig',
  'fullproject',
  'genericassertions',
  'location',
  'logger',
  'reporter',
  'snapshotassertions',
  'suite',
  'test',
  'testcase',
  'testconfig',
  'testerror',
  'testinfo',
  'testinfoerror',
  'testoptions',
  'testproject',
  'testresult',
  'teststep',
  'teststepinfo',
  'workerinfo',
] as const;

const javaGuides = ['accessibility-testing', 'junit', 'multithreading', 'test-runners'] as const;
const javaClasses = [
  'formdata',
  'playwrightassertions',
  'playwrightexception',
  'requestoptions',
  'websocketframe',
] as const;

const dotnetGuides = ['library', 'test-runners'] as const;
const dotnetClasses = ['accessibility', 'cdpsessionevent', 'formdata', 'websocketframe'] as const;

const pythonGuides = ['chrome-extensions', 'library', 'test-runners'] as const;
const pythonClasses = ['accessibility', 'error'] as const;

/** Pages outside `docs/`. All editions have them, because the official site builds all editions from one source. */
const sharedPages = [
  'search',
  'community/ambassadors',
  'community/conference-videos',
  'community/feature-videos',
  'community/learn-videos',
  'community/live-streams',
  'community/mcp-videos',
  'community/release-videos',
  'community/welcome',
] as const;

/** Guides and classes that not all editions have. */
const editionSpecific: Record<EditionName, [guides: readonly string[], classes: readonly string[]]> = {
  python: [pythonGuides, pythonClasses],
  root: [javaScriptGuides, javaScriptClasses],
  java: [javaGuides, javaClasses],
  dotnet: [dotnetGuides, dotnetClasses],
};

function docsOf(name: EditionName): string[] {
  const [guides, classes] = editionSpecific[name];
  return [...sharedGuides, ...guides, ...[...sharedClasses, ...classes].map((id) => `api/class-${id}`)];
}

/** The pages of each language edition. The list is large, so the browser loads it only before the reader switches. */
export const officialPages = Object.fromEntries(
  editionNames.map((name): [EditionName, EditionPages] => [name, {docs: docsOf(name), pages: sharedPages}]),
) as Record<EditionName, EditionPages>;
