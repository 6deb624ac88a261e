import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import {checkTypescript} from './javascript/checkTypescript';
import {compileCsharp} from './dotnet/compileCsharp';
import {driverFolder, solutionFolder} from './dotnet/solution';
import {runCsharp} from './dotnet/runCsharp';
import type {FixtureSite} from './startFixtureSite';
import {compileSamples} from './java/compileJava';
import {fetchCompileJars, javaDriverFolder} from './java/jars';
import {runJava} from './java/runJava';
import type {ShownSample} from './readShownPage';
import {runTypescript} from './javascript/runTypescript';
import type {SampleProblem} from './problems';

/** How the samples of an edition are checked and run. */
export interface Runner {
  /** Name of the compiler or language, for errors. */
  language: string;
  /**
   * Compiles samples against the published packages. Returns their errors.
   *
   * @param samples the samples of whole pages, so that they can continue earlier ones
   * @throws {Error} if there is no compiler, or a package cannot be downloaded
   */
  check: (root: string, release: string, samples: ShownSample[]) => SampleProblem[] | Promise<SampleProblem[]>;
  /**
   * Runs samples in Chromium on the fixture site of the samples.
   *
   * @param samples the samples of whole pages
   * @param wanted the samples to run
   * @returns the error of each sample that compiles; undefined if it runs to its end
   */
  run: (
    root: string,
    release: string,
    samples: ShownSample[],
    wanted: ShownSample[],
    site: FixtureSite,
  ) => Map<ShownSample, string | undefined> | Promise<Map<ShownSample, string | undefined>>;
  /** Returns the command of the Playwright server that samples connect to. Default: that of the Python library. */
  driver?: (root: string, release: string) => string[];
}

/** The editions in whose language pages are translated. `python/readPythonSamples.ts` runs the samples of Python. */
export const runners: Record<Exclude<EditionName, 'python'>, Runner> = {
  javascript: {language: 'TypeScript', check: checkTypescript, run: runTypescript},
  java: {
    language: 'Java',
    check: async (root, release, samples) => {
      const folder = path.join(root, '.cache/samples', `java-${release}`);
      return compileSamples(folder, await fetchCompileJars(root, release), samples, samples).problems;
    },
    run: runJava,
    driver: (root, release) => [process.execPath, path.join(javaDriverFolder(root, release), 'cli.js')],
  },
  dotnet: {
    language: 'C#',
    check: (_root, release, samples) => compileCsharp(solutionFolder(release), release, samples).problems,
    run: runCsharp,
    driver: (_root, release) => [process.execPath, path.join(driverFolder(release), 'cli.js')],
  },
};
