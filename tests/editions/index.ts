import {edition} from '../../editions';
import type {EditionName} from '../../src/data/editions';

/** What the specs of components expect in the words of an edition. The edition at `/` stands for Java and .NET. */
const words = {
  python: {
    members: {
      getByRole: 'get_by_role',
      postData: 'post_data',
      waitForTimeout: 'wait_for_timeout',
    },
    gotoSignature: 'page.goto(url, *, referer=None, timeout=None, wait_until=None) -> Response | None',
    clickSignature: /^locator\.click\(\*, button=None, .*\) -> None$/,
    apiGroups: ['Classes', 'Assertions'],
    /** A keyword of the sample on the landing page. */
    keyword: 'def',
    /** Start of the first test in `docs/intro`. */
    firstTest: 'def test_has_title',
    /** Opening of the first sample in the Markdown copy of `docs/dialogs`. */
    markdownSample: '\nSync:\n\n```py\n',
    /** A sample in `docs/locators` that needs no other: a text that finds it, and its copy. */
    completeCopy: {find: '"directions").click()', copy: 'page.get_by_test_id("directions").click()'},
  },
  javascript: {
    members: {
      getByRole: 'getByRole',
      postData: 'postData',
      waitForTimeout: 'waitForTimeout',
    },
    gotoSignature: 'page.goto(url, options?: { referer, signal, timeout, waitUntil }): Promise<null | Response>',
    clickSignature: /^locator\.click\(options\?: \{ button, .* \}\): Promise<void>$/,
    apiGroups: ['Classes', 'Assertions', 'Test Runner', 'Test Reporter', 'Experimental'],
    keyword: 'async',
    firstTest: "test('has title'",
    markdownSample: '\n```ts\n',
    completeCopy: {find: "'directions').click()", copy: "await page.getByTestId('directions').click();"},
  },
};

interface Pages {
  /** A page that a language does not have, its title, the label of the language, and the link of the menu on the page. */
  ownPage: {path: string; title: string; language: string; link: string};
  /** A page that the edition does not have, and the links of the language menu there. */
  missingPage: {path: string; links: Record<string, string>};
}

const pages: Record<EditionName, Pages> = {
  python: {
    ownPage: {
      path: 'docs/chrome-extensions',
      title: 'Chrome extensions',
      language: 'Java',
      link: '/docs/chrome-extensions',
    },
    missingPage: {
      path: 'docs/test-reporters',
      links: {
        JavaScript: '/docs/test-reporters',
        Java: '/java/docs/test-runners',
        '.NET': '/dotnet/docs/test-runners',
      },
    },
  },
  javascript: {
    ownPage: {
      path: 'docs/chrome-extensions',
      title: 'Chrome extensions',
      language: 'Java',
      link: '/docs/chrome-extensions',
    },
    missingPage: {
      path: 'docs/next/api/class-error#error-name',
      links: {Python: '/python/docs/next/api/class-error#error-name', Java: '/'},
    },
  },
  java: {
    ownPage: {
      path: 'docs/accessibility-testing',
      title: 'Accessibility testing',
      language: 'Python',
      link: '/docs/accessibility-testing',
    },
    missingPage: {
      path: 'docs/library',
      links: {Python: '/python/docs/library', JavaScript: '/docs/library', '.NET': '/dotnet/docs/library'},
    },
  },
  dotnet: {
    ownPage: {path: 'docs/library', title: 'Playwright library', language: 'Java', link: '/docs/library'},
    missingPage: {path: 'docs/junit', links: {Python: '/', JavaScript: '/', Java: '/java/docs/junit'}},
  },
};

/** What tests expect of the edition that the setting `EDITION` names. */
export const expected = {...words[edition.name === 'python' ? 'python' : 'javascript'], ...pages[edition.name]};
