import path from 'node:path';
import {edition} from '../../editions';
import type {DocumentedVersion} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {acquireLock, samplesLock} from '../lib/lock';
import type {Programs} from '../system/python';
import type {RunContext, VersionSamples} from './checkSamples';
import {compileCsharp} from './dotnet/compileCsharp';
import {runCsharp} from './dotnet/runCsharp';
import {driverFolder, solutionFolder} from './dotnet/solution';
import {compileSamples} from './java/compileJava';
import {fetchCompileJars, javaDriverFolder} from './java/jars';
import {runJava} from './java/runJava';
import {checkTypescript} from './javascript/checkTypescript';
import {runTypescript} from './javascript/runTypescript';
import {readShownPage, type ShownSample} from './readShownPage';
import type {SampleResult} from './reportSamples';
import {reasonNotToRun, type Runner} from './runner';
import {startFixtureSite, writePagesUnderTest} from './startFixtureSite';

const shownLines = 6;

/**
 * Reads the samples of pages in the language of an edition other than Python.
 *
 * @param files paths relative to the root
 */
export async function readTranslatedSamples(files: string[], {releases}: DocumentedVersion): Promise<VersionSamples> {
  const name = edition.name as Exclude<EditionName, 'python'>;
  const pages = await Promise.all(files.map(readShownPage));
  const samples = pages.flatMap((page) => page.samples);
  return {
    checkAndRun: (context) => compileAndRun(runners[name], releases[name], samples, context),
    projects: pages.flatMap(({projects}) => projects),
  };
}

/** Compiles all samples of pages, and runs those that newer versions do not have. */
async function compileAndRun(
  runner: Runner,
  release: string,
  samples: ShownSample[],
  {options, programs, known, problems}: RunContext,
): Promise<SampleResult[]> {
  for (const {sample, message: error, code, line = sample.line} of await runner.check(release, samples)) {
    const message = `${runner.language}: ${error}; correct the sample`;
    problems.push({page: sample.page, line, message, details: [code]});
  }
  const wanted = takeNew(samples, ({text, html}) => `${text} ${html}`, known);
  const ifRunnable = options.compile ? 'only compiled' : undefined;
  const reasons = new Map(wanted.map((sample) => [sample, reasonNotToRun(sample, samples) ?? ifRunnable]));
  const runnable = wanted.filter((sample) => reasons.get(sample) === undefined);
  const errors = await runSamples(runner, release, samples, runnable, programs);
  return wanted.map((sample) => ({
    page: sample.page,
    line: sample.line,
    label: `${runner.language}, ${release}`,
    ...(errors.has(sample)
      ? {error: errors.get(sample)?.split('\n').slice(0, shownLines).join('\n')}
      : {skipped: reasons.get(sample) ?? 'compiler errors'}),
  }));
}

/** Returns the items whose text is not known yet, and adds the texts of all. */
export function takeNew<Item>(items: Item[], textOfItem: (item: Item) => string, known: Set<string>): Item[] {
  const found = items.filter((item) => !known.has(textOfItem(item)));
  for (const item of items) known.add(textOfItem(item));
  return found;
}

/**
 * Runs samples on the fixture site.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run
 */
async function runSamples(
  runner: Runner,
  release: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<Map<ShownSample, string | undefined>> {
  if (wanted.length === 0) return new Map();
  await acquireLock(samplesLock);
  const site = await startFixtureSite(programs, {driver: runner.driver?.(release)});
  writePagesUnderTest(samples, site);
  try {
    return await runner.run(release, samples, wanted, site);
  } finally {
    site.close();
  }
}

/** The editions in whose language pages are translated. `python/pythonSamples.ts` runs the samples of Python. */
const runners: Record<Exclude<EditionName, 'python'>, Runner> = {
  javascript: {language: 'TypeScript', check: checkTypescript, run: runTypescript},
  java: {
    language: 'Java',
    check: async (release, samples) => {
      const folder = path.join(root, '.cache/samples', `java-${release}`);
      return compileSamples(folder, await fetchCompileJars(release), samples, samples).problems;
    },
    run: runJava,
    driver: (release) => [process.execPath, path.join(javaDriverFolder(release), 'cli.js')],
  },
  dotnet: {
    language: 'C#',
    check: (release, samples) => compileCsharp(solutionFolder(release), release, samples).problems,
    run: runCsharp,
    driver: (release) => [process.execPath, path.join(driverFolder(release), 'cli.js')],
  },
};
