import type {Expected} from './types';

/** The JavaScript edition. */
export const root: Expected = {
  title: 'Playwright',
  library: 'Playwright for JavaScript',
  libraryUrl: 'https://github.com/microsoft/playwright',
  lacks: ['@tabs', '@copy-starts', '@fallback-elsewhere'],
  members: {
    getByRole: 'getByRole',
    postData: 'postData',
    consoleMessages: 'consoleMessages',
    waitForTimeout: 'waitForTimeout',
  },
  hasHumps: true,
  waitMembers: [
    'Methods',
    'waitForEvent',
    'waitForFunction',
    'waitForLoadState',
    'waitForRequest',
    'waitForResponse',
    'waitForURL',
    'Deprecated',
    'waitForNavigation',
    'waitForSelector',
    'waitForTimeout',
  ],
  gotoSignature: 'page.goto(url, options?: { referer, timeout, waitUntil }): Promise<null | Response>',
  clickSignature: /^locator\.click\(options\?: \{ button, .* \}\): Promise<void>$/,
  apiGroups: ['Classes', 'Assertions', 'Experimental'],
  movedPath: 'community',
  storedSearches: 'playwright',
  missingPages: {
    'docs/api/class-error': {Python: '/python/docs/api/class-error', Java: '/'},
    'docs/next/api/class-error#error-name': {Python: '/python/docs/next/api/class-error#error-name'},
    'docs/api/class-formdata': {
      Python: '/',
      Java: '/java/docs/api/class-formdata',
      '.NET': '/dotnet/docs/api/class-formdata',
    },
    'docs/nowhere': {Python: '/', Java: '/', '.NET': '/'},
  },
  keyword: 'async',
  firstTest: {start: "test('has title'", assertion: 'await expect(page).toHaveTitle(/Playwright/);'},
  markdownSample: '\n```ts\n',
  completeCopy: {find: "'directions').click()", copy: "await page.getByTestId('directions').click();"},
};
