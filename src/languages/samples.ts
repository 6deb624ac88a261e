/** Name of a form of a sample, such as `async`. The language declares them (`SampleRules.forms`). */
export type Form = string;

/** Reasons why a sample cannot be run. It is still type-checked. */
export const noRunReasons = ['other-browser', 'external-service', 'os', 'interactive', 'configuration'] as const;
export type NoRunReason = (typeof noRunReasons)[number];

/** Initial states of a sample. Each is a page of the fixture site. */
export const setupNames = ['todo', 'login'] as const;
export type SetupName = (typeof setupNames)[number];

/**
 * The options after the language of a fence (` ```py continues title="a.py" `), as authors write them:
 *
 * - `title="test_login.py"`: name of the file.
 * - `continues`: continues the previous sample of the page.
 * - `hidden`: readers do not see the sample. For assertions that only verify the sample before it (with `continues`), and
 *   for preparations of a sample that `continues` it.
 * - `setup=todo`, `setup=login`: starts on the to-do app or on the sign-in form.
 * - `only=python,javascript`: only these editions show the code; also for fences in other languages.
 * - `form=sync`, `form=async`: only this form exists.
 * - `raises="text"`: the sample must raise this error. In Python, `type-error="text"`: the type checker must report this.
 * - `trace=NAME`: a test whose trace readers open: `npm run exhibits` records it to `traces/NAME.zip`, to which the page links.
 * - `norun="REASON"`: cannot run here, see {@link noRunReasons}. `configuration` means the settings of another file.
 *
 * `continues`, `hidden`, `setup` and `norun` of the first fence apply to the fences of all languages; a fence can have
 * another value of its own. The other options apply to their fence only.
 *
 * A ` ```html setup ` fence before a sample is the body of the page on which the sample starts. Readers see it folded, with
 * a button that opens it with a field for locators. With `rendered`, they also see the page itself, without styles, scripts
 * and hidden elements; `mark="button, .total"` highlights the elements that the sample finds.
 *
 * Fences that are not samples and directly follow each other become tabs with `tab=pip`, `tab=uv`:
 * `src/data/commandTabGroups.ts` lists the groups. The first fence is the default.
 *
 * `project=NAME` makes a fence a part of a sample of several files, see {@link Project}.
 */
export type SampleOptions = {
  title?: string;
  continues?: boolean;
  isHidden?: boolean;
  setup?: SetupName;
  form?: Form;
  raises?: string;
  typeError?: string;
  noRun?: NoRunReason;
  trace?: string;
};

/** A code fence of a page. `line` is the line of the opening backticks, starting at 1. */
export type Fence = {
  lang: string;
  /** Its options, as authors write them. */
  meta: string;
  code: string;
  line: number;
};

/**
 * How a sample is run:
 * - `fragment`: with predefined variables such as `page` and `context`;
 * - `program`: as a script that starts the library itself;
 * - `test`: as a file of a test framework.
 */
export type SampleKind = 'fragment' | 'program' | 'test';

/** A sample as the runner receives it: the code of each form. */
export type Sample = {
  line: number;
  /** Absent if `SampleRules.classify()` does not determine it. */
  kind?: SampleKind;
  options: SampleOptions;
  forms: Record<Form, string>;
  /** HTML of the `html setup` fence before the sample, or of the sample that it continues. */
  html?: string;
  /** CSS selector of the elements that the rendered page highlights, because the sample finds them. */
  mark?: string;
  /** Index of the sample that it continues. */
  previous?: number;
};

/** A fence in another language that is checked, but not run. */
export type OtherSample = Fence & {title?: string};

export type ProjectFile = {
  line: number;
  title: string;
  /** Label of the tab that shows it. */
  tab?: string;
  code: string;
  /** Whether readers do not see it, because they have it already: the application under test. */
  isHidden: boolean;
  /** An error that the type checker must report in this file. */
  typeError?: string;
  /** Name of the trace of the test in this file, as in {@link SampleOptions}. */
  trace?: string;
};

/** Commands that run in the folder of a project, and what is expected of them. */
export type ProjectCommand = {
  line: number;
  code: string;
  tab?: string;
  isHidden: boolean;
  /** Texts that the commands must print. */
  output: string[];
  exitCode: number;
  /** Files that must exist afterwards: paths relative to the folder of the project, or patterns. */
  creates: string[];
  noRun?: NoRunReason;
};

/**
 * A sample of several files. Each fence with a title is a file: ` ```ts title="tests/login.spec.ts" project=login `. A
 * ` ```bash project=login ` fence contains its commands; a project without one runs `npx playwright test`, `pytest`,
 * `mvn -B test` or `dotnet test`. They run in page order, in the folder of the project, with the real test runner and
 * Chromium on the fixture site, without network, for at most 60 seconds (Java and .NET: 4 minutes).
 *
 * - `project=ONE,TWO` adds a fence to two projects, `tab=LABEL` shows it in a tab, `hidden` hides what readers have
 *   already, such as the application under test.
 * - `output="2 passed|1 flaky"`: texts that the commands must print. `exit=1`: their exit code. `creates="a.json|b/*.html"`:
 *   files that must exist afterwards.
 * - `norun="REASON"` (commands): these commands do not run.
 *
 * Packages: in JavaScript the shared ones, or those of its `package.json` with exact versions; in Python those of
 * `python/requirements/apps.txt`; in Java and .NET those of its build file. The ports of `localhost` belong to the servers
 * of the project. Projects that name the same port run one after the other.
 */
export type Project = {
  name: string;
  files: ProjectFile[];
  commands: ProjectCommand[];
};

export type PageSamples = {
  page: string;
  samples: Sample[];
  projects: Project[];
  other: OtherSample[];
};

/** An error in a fence, with its line and a message that contains the remedy. */
export class SampleError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'SampleError';
  }
}
