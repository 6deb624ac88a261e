import type {EditionName} from '../../src/data/editions';
import type {Programs} from '../setup-python';
import {checkTypescript, type TypeProblem} from './checkTypescript';
import {checkCsharp} from './csharp/checkCsharp';
import {runCsharp} from './csharp/runCsharp';
import {followSteps} from './csharp/steps/followSteps';
import {checkJava} from './java/checkJava';
import {runJava} from './java/runJava';
import type {ShownSample} from './readShownPage';
import {runTypescript, type RunResult} from './runTypescript';

/** How the samples of an edition are checked and run. */
export interface Target {
  /** Name of the compiler or language, for errors. */
  language: string;
  /** Compiles samples. Returns their errors. */
  check: (root: string, version: string, samples: ShownSample[]) => TypeProblem[] | Promise<TypeProblem[]>;
  /** Runs the wanted ones of samples. */
  run: (
    root: string,
    version: string,
    samples: ShownSample[],
    wanted: ShownSample[],
    programs: Programs,
  ) => Promise<RunResult[]>;
  /** Follows the guides of the folders of all versions, step by step. Returns the exit code. */
  followSteps?: (folders: string[], programs: Programs) => Promise<number>;
  /** Percentage of all samples that must run to their end. The others need a browser, a device or a service that is not there. */
  wantedShare: number;
}

/** The editions whose samples these tools check and run. Those of Python have `npm run samples`. */
export const targets: Record<Exclude<EditionName, 'python'>, Target> = {
  javascript: {language: 'TypeScript', check: checkTypescript, run: runTypescript, wantedShare: 85},
  java: {language: 'Java', check: checkJava, run: runJava, wantedShare: 70},
  dotnet: {language: 'C#', check: checkCsharp, run: runCsharp, followSteps, wantedShare: 95},
};
