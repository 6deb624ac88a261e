// cspell:ignoreRegExp /youtube: .*/
import {type Release, videosOfKind} from './types';

/**
 * Videos about new versions, newest first. The versions are those in the title. The date is the release date on PyPI, of the later version if there are two.
 */
export const releases = videosOfKind<Release>('release', [
  {
    youtube: '_AifxZGxwuk',
    title: 'Playwright 1.56 - Introducing Playwright Test Agents',
    topics: ['test agents: planner, generator, healer'],
    date: '2025-11-11',
  },
  {
    youtube: '6s4hQy5Nel0',
    title: 'Playwright 1.52 & 1.53',
    topics: ['fix with AI', 'descriptions of locators', 'title of the HTML report'],
    date: '2025-06-25',
  },
  {
    youtube: '-xWHilObrS0',
    title: 'Playwright 1.51',
    topics: ['copy as prompt', 'git information', 'IndexedDB sign-in state', 'test steps'],
    date: '2025-03-18',
  },
  {
    youtube: 'S5wCft-ImKk',
    title: 'Playwright 1.49',
    topics: ['ARIA snapshots', 'new headless mode of Chrome'],
    date: '2024-11-22',
  },
  {
    youtube: 'VGlkSBkMVCQ',
    title: 'Playwright 1.48',
    topics: ['WebSocket routing', 'UI mode and trace viewer'],
    date: '2024-10-21',
  },
  {
    youtube: 'tQo7w-QQBsI',
    title: 'Playwright 1.46',
    topics: ['client certificates', '--only-changed', 'UI mode'],
    date: '2024-08-12',
  },
  {
    youtube: '54_aC-rVKHg',
    title: 'Playwright 1.45',
    topics: ['clock', 'uploading folders', 'ControlOrMeta'],
    date: '2024-07-03',
  },
  {
    youtube: 'avjSahFWdCI',
    title: 'Playwright 1.44',
    topics: [
      'accessibility assertions',
      'clearing cookies by filter',
      'locator handlers',
      'last failed tests',
      'VS Code',
    ],
    date: '2024-05-17',
  },
  {
    youtube: 'KjSaIQLlgns',
    title: 'Playwright 1.41 & 1.42',
    topics: ['tags and annotations', 'styles in screenshots', 'locator handlers'],
    date: '2024-03-06',
  },
  {
    youtube: 'mn892dV81_8',
    title: 'Playwright 1.40',
    topics: ['assertions from the test generator'],
    date: '2023-11-21',
  },
  {
    youtube: 'KqVuRAlOkm0',
    title: 'Playwright 1.39',
    topics: ['boxed steps', 'custom matchers', 'merged fixtures'],
    date: '2023-10-17',
  },
  {
    youtube: 'YGJTeXaZDTM',
    title: 'Playwright 1.38',
    topics: ['UI mode', 'filling forms', 'updating Playwright'],
    date: '2023-09-18',
  },
  {
    youtube: 'cEd4SH_Xf5U',
    title: 'Playwright 1.36 & 1.37',
    topics: ['merged HTML reports', 'sharding', 'UI mode', 'Debian 12'],
    date: '2023-08-14',
  },
  {
    youtube: 'pJiirfyJwcA',
    title: 'Playwright 1.35',
    topics: ['traces in VS Code', 'mask color', 'intercepted routes', 'UI mode in a tab', 'uninstalling'],
    date: '2023-06-13',
  },
  {
    youtube: 'JeFD6rqDbBo',
    title: 'Playwright 1.33 & 1.34',
    topics: ['locators', 'assertions', 'teardown', 'UI mode'],
    date: '2023-05-26',
  },
  {
    youtube: 'jF0yA-JLQW0',
    title: 'Playwright 1.32',
    topics: ['UI mode', 'watch mode', 'time travel', 'live traces'],
    date: '2023-03-27',
  },
  {
    youtube: 'PI50YAPTAs4',
    title: 'Playwright 1.31',
    topics: ['project dependencies', 'global setup', 'signing in', 'viewport assertion'],
    date: '2023-02-21',
  },
  {
    youtube: 'VbVlz61VtNo',
    title: 'Playwright 1.29',
    topics: ['mocking the backend', 'lists'],
    date: '2022-12-21',
  },
  {
    youtube: 'tVSq-0n-TY4',
    title: 'Playwright 1.28',
    topics: ['VS Code', 'inspector', 'snapshot paths'],
    date: '2022-11-16',
  },
  {
    youtube: 'b84eqab3kwc',
    title: 'Playwright 1.27',
    topics: ['role and text locators', 'workers', 'HTML report'],
    date: '2022-10-07',
  },
  {
    youtube: 'NFLHA57a-so',
    title: 'Playwright 1.25',
    topics: ['VS Code', 'test runner', 'traces from the command line'],
    date: '2022-08-15',
  },
  {
    youtube: '9F05o1shxcY',
    title: 'Playwright 1.24',
    topics: ['multiple web servers', 'anonymous describe blocks', 'component tests'],
    date: '2022-07-22',
  },
  {
    youtube: 'NRGOV46P3kU',
    title: 'Playwright 1.23',
    topics: ['network replay', 'route fallback', 'web-first assertions'],
    date: '2022-06-30',
  },
  {
    youtube: 'keV2CIgtBlg',
    title: 'Playwright 1.22',
    topics: ['component tests', 'locator filters', 'web-first assertions'],
    date: '2022-05-13',
  },
  {
    youtube: '45HZdbmgEw8',
    title: 'Playwright 1.21',
    topics: ['screenshot options', 'polling assertions'],
    date: '2022-04-13',
  },
  {
    youtube: '6vV-XXKsrbA',
    title: 'Playwright 1.20',
    topics: ['screenshot options', 'pixel tolerance', 'fully parallel runs'],
    date: '2022-03-15',
  },
  {
    youtube: 'z0EOFvlf14U',
    title: 'Playwright 1.19',
    topics: ['soft assertions', 'custom failure messages', 'the option “has”'],
    date: '2022-02-15',
  },
  {
    youtube: 'ABLYpw2BN_g',
    title: 'Playwright 1.18',
    topics: ['locators', 'API testing', 'create-playwright'],
    date: '2022-01-19',
  },
  {
    youtube: '7iyIdeoAP04',
    title: 'Playwright 1.17',
    topics: ['frame locators', 'trace viewer', 'HTML report'],
    date: '2021-11-20',
  },
  {
    youtube: 'OQKwFDmY64g',
    title: 'Playwright 1.16',
    topics: ['API testing', 'modified responses', 'HTML reporter'],
    date: '2021-10-21',
  },
  {
    youtube: '6RwzsDeEj7Y',
    title: 'Playwright 1.15',
    topics: ['mouse wheel', 'header methods', 'parallel tests'],
    date: '2021-09-21',
  },
  {
    youtube: 'LczBDR0gOhk',
    title: 'Playwright 1.14',
    topics: ['locators', 'web-first assertions', 'steps'],
    date: '2021-08-13',
  },
]);
