/** What tests of the built site expect in the words of one edition. */
export interface Expected {
  title: string;
  /** Title of the navbar, and label of the link to the library with ` on GitHub`. */
  library: string;
  libraryUrl: string;
  /**
   * Tags of the tests that the edition cannot pass, because it does not have what they test:
   *
   * - `@tabs`: samples with tabs for two APIs, sync and async; `@no-tabs`: signatures without them
   * - `@framework-tabs`: tests with tabs for several test frameworks
   * - `@copy-starts`: copies of fragments with the imports and definitions that they need
   * - `@fallback-elsewhere`: links of the language menu that lead to another edition if a language does not have the page
   * - `@overloads`: signatures with several overloads
   */
  lacks: readonly ('@tabs' | '@no-tabs' | '@framework-tabs' | '@copy-starts' | '@fallback-elsewhere' | '@overloads')[];
  /** Members of the API reference. */
  members: {
    getByRole: string;
    /** A property of `Request` without the word `timing`. */
    postData: string;
    waitForTimeout: string;
    /** `page.goto()` in the JavaScript library. */
    goto: string;
    reload: string;
    click: string;
    /** A member of `Dialog`. */
    dismiss: string;
    /** The event `dialog` of `Page`. */
    dialogEvent: string;
  };
  /** Groups in the table of contents of the class `Page`. */
  memberGroups: string[];
  /** Whether names of members have humps, before which lines can break: `getByRole`. */
  hasHumps: boolean;
  /** Table of contents of the class `Page` with the filter `wait for`. */
  waitMembers: string[];
  /** The signature of `page.goto()`; with tabs, that of the sync API. */
  gotoSignature: string;
  /** The signature of `locator.click()`. */
  clickSignature: RegExp;
  /** Sections of the sidebar of the guides, and whether they are open at first. */
  sections: Record<string, boolean>;
  /** A section that is closed at first, and a page in it. */
  closedSection: {label: string; page: string; title: string};
  /** Groups of the API sidebar below the class `Playwright`. */
  apiGroups: string[];
  /**
   * A page that a language does not have, its title, the label of the language, and the link of the language menu on the
   * page.
   */
  ownPage: {path: string; title: string; language: string; link: string};
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
