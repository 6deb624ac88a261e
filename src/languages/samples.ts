/** The two ways to call the library. */
export type Form = 'sync' | 'async';

/** Why a sample cannot run here; it is type-checked all the same. */
export const noRunReasons = ['other-browser', 'external-service', 'os', 'interactive'] as const;
export type NoRunReason = (typeof noRunReasons)[number];

/** States that a sample may start from; each is a page of the fixture site. */
export const setupNames = ['todo', 'login'] as const;
export type SetupName = (typeof setupNames)[number];

/** What the words after a fence's language say. */
export type SampleMeta = {
  title?: string;
  continues?: boolean;
  setup?: SetupName;
  only?: Form;
  raises?: string;
  typeError?: string;
  noRun?: NoRunReason;
};

/** A fence of a page. `line` is the line of its opening backticks, counted from 1. */
export type Fence = {
  lang: string;
  meta: string;
  code: string;
  line: number;
};

/**
 * How a sample is run:
 * - `fragment`: in a prepared namespace with `page`, `context` and so on;
 * - `program`: as a file of its own that starts the library itself;
 * - `pytest`: as a file that pytest collects.
 */
export type SampleKind = 'fragment' | 'program' | 'pytest';

/** A Python fence, ready for the runner: one text for each form that exists. */
export type Sample = {
  line: number;
  kind: SampleKind;
  meta: SampleMeta;
  forms: Partial<Record<Form, string>>;
  /** Markup of the `html setup` fence before it, or of the sample that it continues. */
  html?: string;
  /** Index of the sample that it continues. */
  previous?: number;
};

/** A fence in another language that the machine checks. */
export type OtherSample = Fence & {title?: string};

export type PageSamples = {
  page: string;
  samples: Sample[];
  other: OtherSample[];
};

/** A mistake in a fence: says where it is and what to do. */
export class SampleError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'SampleError';
  }
}
