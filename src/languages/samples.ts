/** Name of a form of a sample, such as `async`. The language declares them (`SampleRules.forms`). */
export type Form = string;

/** Reasons why a sample cannot be run. It is still type-checked. */
export const noRunReasons = ['other-browser', 'external-service', 'os', 'interactive', 'configuration'] as const;
export type NoRunReason = (typeof noRunReasons)[number];

/** Initial states of a sample. Each is a page of the fixture site. */
export const setupNames = ['todo', 'login'] as const;
export type SetupName = (typeof setupNames)[number];

/** The options in the info string of a fence, after the language. */
export type SampleMeta = {
  title?: string;
  continues?: boolean;
  /** Whether readers do not see it, because it only verifies the sample before it or prepares the one after it. */
  isHidden?: boolean;
  setup?: SetupName;
  only?: Form;
  raises?: string;
  typeError?: string;
  noRun?: NoRunReason;
};

/** A code fence of a page. `line` is the line of the opening backticks, starting at 1. */
export type Fence = {
  lang: string;
  meta: string;
  code: string;
  line: number;
};

/**
 * How a sample is run:
 * - `fragment`: with predefined variables such as `page` and `context`;
 * - `program`: as a script that starts the library itself;
 * - `pytest`: as a test file.
 */
export type SampleKind = 'fragment' | 'program' | 'pytest';

/** A sample as the runner receives it: the code of each form. */
export type Sample = {
  line: number;
  kind: SampleKind;
  meta: SampleMeta;
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

/** A file of a project. */
export type ProjectFile = {
  line: number;
  title: string;
  /** Label of the tab that shows it. */
  tab?: string;
  code: string;
  /** Whether readers do not see it, because they have it in another form: the application under test. */
  isHidden: boolean;
  /** An error that the type checker must report in this file. */
  typeError?: string;
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

/** A sample of several files. They are type-checked together, and its commands run in page order. */
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
