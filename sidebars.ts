import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The pages that are listed; `npm run cut` names the folder that it writes, which may have other pages. */
const folder = path.join(__dirname, process.env.SIDEBARS_OF ?? 'docs');

/** The pages of a section that are written. A page joins its sidebar when its file does. */
const written = (...ids: string[]): string[] => ids.filter((id) => existsSync(path.join(folder, `${id}.mdx`)));
const classes = (...names: string[]): string[] => written(...names.map((name) => `api/class-${name}`));

const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: written('intro', 'writing-tests', 'codegen-intro', 'running-tests', 'trace-viewer-intro', 'ci-intro'),
    },
    {
      type: 'category',
      label: 'Playwright Test',
      collapsed: false,
      items: written(
        'test-runners',
        'test-assertions',
        'pom',
        'api-testing',
        'aria-snapshots',
        'codegen',
        'trace-viewer',
        'debug',
      ),
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: written(
        'library',
        'actionability',
        'auth',
        'browsers',
        'browser-contexts',
        'pages',
        'locators',
        'input',
        'navigations',
        'frames',
        'dialogs',
        'downloads',
        'emulation',
        'evaluating',
        'events',
        'network',
        'mock',
        'clock',
        'screenshots',
        'videos',
        'touch-events',
        'chrome-extensions',
        'extensibility',
        'webview2',
      ),
    },
    {
      type: 'category',
      label: 'Migration',
      collapsed: true,
      items: written('release-notes', 'languages', 'other-locators', 'handles'),
    },
    {type: 'category', label: 'Integrations', collapsed: true, items: written('ci', 'docker', 'selenium-grid')},
  ].filter((section) => section.items.length > 0) as SidebarsConfig[string],
  api: [
    {type: 'doc', id: 'api/class-playwright', label: 'Playwright'},
    {
      type: 'category',
      label: 'Classes',
      collapsed: false,
      items: classes(
        'accessibility',
        'apirequest',
        'apirequestcontext',
        'apiresponse',
        'browser',
        'browsercontext',
        'browsertype',
        'cdpsession',
        'clock',
        'consolemessage',
        'dialog',
        'download',
        'elementhandle',
        'error',
        'filechooser',
        'frame',
        'framelocator',
        'jshandle',
        'keyboard',
        'locator',
        'mouse',
        'page',
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
      ),
    },
    {
      type: 'category',
      label: 'Assertions',
      collapsed: false,
      items: classes('apiresponseassertions', 'locatorassertions', 'pageassertions'),
    },
  ].filter(({items}) => items === undefined || items.length > 0) as SidebarsConfig[string],
} satisfies SidebarsConfig;

export default sidebars;
