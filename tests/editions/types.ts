/** What tests of the built site expect in the words of one edition. */
export interface Expected {
  title: string;
  /** Title of the navbar, and label of the link to the library with ` on GitHub`. */
  library: string;
  libraryUrl: string;
  /**
   * Tags of the tests that the edition cannot pass, because it does not have what they test:
   *
   * - `@tabs`: samples with tabs for two APIs, sync and async; `@no-tabs`: samples without them
   * - `@copy-starts`: copies of fragments with the imports and definitions that they need
   * - `@fallback-elsewhere`: links of the language menu that lead to another edition if a language does not have the page
   */
  lacks: readonly ('@tabs' | '@no-tabs' | '@copy-starts' | '@fallback-elsewhere')[];
  /** Members of the API reference. */
  members: {
    getByRole: string;
    /** A property of `Request` without the word `timing`. */
    postData: string;
    /** A member of `Page` that only the next version has. */
    consoleMessages: string;
    waitForTimeout: string;
  };
  /** Whether names of members have humps, before which lines can break: `getByRole`. */
  hasHumps: boolean;
  /** Table of contents of the class `Page` with the filter `wait for`. */
  waitMembers: string[];
  /** The signature of `page.goto()`; with tabs, that of the sync API. */
  gotoSignature: string;
  /** The signature of `locator.click()`. */
  clickSignature: RegExp;
  /** Groups of the API sidebar below the class `Playwright`. */
  apiGroups: string[];
  /** An old path outside `docs/` that leads to the community pages. */
  movedPath: string;
  /** Name of the stored searches. */
  storedSearches: string;
  /** Pages that the edition does not have, and the links of the language menu there. */
  missingPages: Record<string, Record<string, string>>;
  /** A keyword of the sample on the landing page. */
  keyword: string;
  /** A line of the sample on the landing page, which is also the first test in `docs/intro`. */
  firstTest: {start: string; assertion: string};
  /** Opening of the first sample in the Markdown copy of `docs/dialogs`. */
  markdownSample: string;
  /** A sample in `docs/locators` that needs no other: a text that finds it, and its copy. */
  completeCopy: {find: string; copy: string};
}
