/** What tests of the built site expect in the words of one edition. */
export interface Expected {
  title: string;
  /** Title of the navbar, and label of the link to the library with ` on GitHub`. */
  library: string;
  libraryUrl: string;
  /** Whether samples have tabs for two APIs, sync and async. Tests of these tabs have the tag `@tabs`. */
  hasTabs: boolean;
  /** Members of the API reference. */
  members: {
    getByRole: string;
    waitForUrl: string;
    /** A property of `Request` without the word `timing`. */
    postData: string;
    /** A member of `Page` that only the next version has. */
    consoleMessages: string;
    waitForTimeout: string;
  };
  /** Table of contents of the class `Page` with the filter `wait for`. */
  waitMembers: string[];
  /** The signature of `page.goto()`; with tabs, that of the sync API. */
  gotoSignature: string;
  /** The signature of `locator.click()`. */
  clickSignature: RegExp;
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
  /** Copies of samples in `docs/locators`: the text that finds the sample, and the whole copy. */
  copies: {definitions: {find: string; copy: string}; plain: {find: string; copy: string}};
}
