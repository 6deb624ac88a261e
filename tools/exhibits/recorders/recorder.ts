/** Size of the page in pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** How the tests of an edition record their traces. */
export interface Recorder {
  /** Folder of the tests in the project. Default: the project itself. */
  folder?: string;
  /** Returns the name of the file of a test without a title. */
  fileOf: (trace: string) => string;
  /** Returns the files besides the test, by path. */
  filesFor: (viewport: Viewport) => Record<string, string>;
  /** Returns the build file with its path, for a release of the library. Default: the project has none. */
  buildFileFor?: (library: string) => [path: string, text: string];
  command: string;
  /** Writes a test that runs a fragment on a page. */
  testOf: (trace: string, html: string, code: string) => string;
  /** Changes a test so that it records its trace. Default: the command turns on the trace. */
  record?: (test: string) => string;
}

/** Indents the lines that are not empty. */
export const indent = (code: string, by: number): string => code.replace(/^(?=.)/gm, ' '.repeat(by));

/** Returns the name of a recording as a name in code: `sold-out` becomes `SoldOut`. */
export const toPascalCase = (trace: string): string =>
  trace.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
