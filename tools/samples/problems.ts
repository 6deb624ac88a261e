import type {ShownSample} from './readShownPage';

/** An error in a file, as a compiler prints it. */
export interface FileError {
  /** Path of the page, or of another file. */
  file: string;
  line: number;
  /** For example `CS1061: 'IPage' does not contain a definition for 'Title'`. */
  message: string;
}

/** An error of the compiler in a sample. */
export interface SampleProblem {
  sample: ShownSample;
  message: string;
  /** The line of the sample with the error. */
  code: string;
  /** Number of this line in the page, if it is known. Default: the line of the fence. */
  line?: number;
}

/** A problem of a sample, a project or a step of a guide, with its place in the page. */
export interface PageProblem {
  /** Path of the page, relative to the root. */
  page: string;
  line: number;
  message: string;
  /** The code with the problem, or the end of the output. */
  details: string[];
}

/** Prints problems. Returns the exit code: 1 if there is one. */
export function reportProblems(problems: PageProblem[]): number {
  for (const {page, line, message, details} of problems)
    console.log([`${page}:${line}: ${message}`, ...details].join('\n    '));
  return problems.length > 0 ? 1 : 0;
}
