import type {Expected} from './types';

/** The Python edition. */
export const python: Expected = {
  title: 'Playwright Python',
  library: 'Playwright for Python',
  libraryUrl: 'https://github.com/microsoft/playwright-python',
  lacks: ['@no-tabs'],
  members: {
    getByRole: 'get_by_role',
    postData: 'post_data',
    consoleMessages: 'console_messages',
    waitForTimeout: 'wait_for_timeout',
  },
  hasHumps: false,
  waitMembers: [
    'Methods',
    'wait_for_event',
    'wait_for_function',
    'wait_for_load_state',
    'wait_for_url',
    'Deprecated',
    'wait_for_selector',
    'wait_for_timeout',
  ],
  gotoSignature: 'page.goto(url, *, timeout=None, wait_until=None, referer=None) -> Response | None',
  clickSignature: /^locator\.click\(\*, modifiers=None, .*\) -> None$/,
  apiGroups: ['Classes', 'Assertions'],
  movedPath: 'blog/',
  storedSearches: 'playwright-python',
  missingPages: {
    'docs/best-practices': {JavaScript: '/docs/best-practices', Java: '/docs/best-practices'},
    'docs/next/best-practices#links': {JavaScript: '/docs/next/best-practices#links'},
    'docs/test-reporters': {JavaScript: '/', Java: '/java/docs/test-runners', '.NET': '/dotnet/docs/test-runners'},
    'docs/api/class-formdata': {
      JavaScript: '/',
      Java: '/java/docs/api/class-formdata',
      '.NET': '/dotnet/docs/api/class-formdata',
    },
    'docs/nowhere': {JavaScript: '/', Java: '/', '.NET': '/'},
  },
  keyword: 'def',
  firstTest: {start: 'def test_has_title', assertion: 'expect(page).to_have_title(re.compile("Playwright"))'},
  markdownSample: '\nSync:\n\n```py\n',
  completeCopy: {find: '"directions").click()', copy: 'page.get_by_test_id("directions").click()'},
};
