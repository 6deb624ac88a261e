import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Programs} from '../../setup-python';
import {chainOf} from '../chains';
import {hostSite, type HostedSite} from '../hostSite';
import {linkBrowsers} from '../linkBrowsers';
import type {ShownSample} from '../readShownPage';
import {reasonNotToRun} from '../reasonNotToRun';
import {type Job, messageOf, runJobs, startRunner} from '../runJobs';
import {type RunResult, startUrl} from '../runTypescript';
import {compileCsharp} from './compileCsharp';
import {assemblyOf, projectsFolder} from './projects';
import {runTests} from './runTests';
import {isWebApplication, namespaceOf, type SampleFile} from './sampleFiles';

/**
 * Runs samples in Chromium on the fixture site of the samples: fragments and programs in one process with one driver, tests
 * with `dotnet test` in each framework.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run; those that cannot run, or do not compile, are skipped
 */
export async function runCsharp(
  root: string,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<RunResult[]> {
  const folder = projectsFolder(version);
  const {compiled} = compileCsharp(folder, version, samples);
  const reasons = new Map(wanted.map((sample) => [sample, reasonNotToRun(sample, samples)]));
  const files = compiled.filter(({sample}) => reasons.has(sample) && reasons.get(sample) === undefined);
  const driver = path.join(path.dirname(assemblyOf(folder, 'nunit')), '.playwright/package');
  const site = await hostSite(root, programs, {driver: [process.execPath, path.join(driver, 'cli.js')]});
  try {
    linkBrowsers(readFileSync(path.join(driver, 'browsers.json'), 'utf8'), site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    const errors = new Map<ShownSample, string>();
    for (const [{sample}, error] of await runStatements(folder, files, samples, site)) errors.set(sample, error);
    const tests = files.filter(({sample}) => sample.kind === 'test');
    for (const [{sample}, error] of testErrors(await runTests(folder, tests, site))) errors.set(sample, error);
    const ran = new Set(files.map(({sample}) => sample));
    return wanted.map((sample) => {
      if (!ran.has(sample)) return {sample, skipped: reasons.get(sample) ?? 'compiler errors'};
      return errors.has(sample) ? {sample, error: errors.get(sample)!} : {sample};
    });
  } finally {
    site.close();
  }
}

/** Runs fragments and programs. Returns the errors by file. */
async function runStatements(
  folder: string,
  files: SampleFile[],
  samples: ShownSample[],
  site: HostedSite,
): Promise<Map<SampleFile, string>> {
  const jobs = new Map(
    files.filter(({sample}) => sample.kind !== 'test').map((file) => [file, toJob(file.sample, samples, site)]),
  );
  const work = path.join(folder, 'work');
  mkdirSync(work, {recursive: true});
  const errors = await runJobs(folder, [...jobs.values()], (list, log) =>
    startRunner('dotnet', [assemblyOf(folder, 'nunit'), list, log, site.files], work, {
      ...site.environment,
      // A sample that installs browsers must not remove the others.
      PLAYWRIGHT_SKIP_BROWSER_GC: '1',
    }),
  );
  return new Map(
    [...jobs].flatMap(([file, {className}]) =>
      errors.has(className) ? [[file, errors.get(className)!] as const] : [],
    ),
  );
}

function toJob(sample: ShownSample, samples: ShownSample[], site: HostedSite): Job {
  const chain = chainOf(sample, samples);
  const isWeb = isWebApplication(sample);
  return {
    className: `${namespaceOf(sample)}.Sample_`,
    kind: isWeb ? 'web' : sample.kind,
    url: isWeb ? pathOf(sample) : startUrl(chain[0]!, site),
    ...(sample.meta.raises === undefined ? {} : {raises: messageOf(sample.meta.raises)}),
    changesLibrary: chain.some(({text}) => /\.Selectors\./.test(text)),
  };
}

/** Returns the path of the first page of a web application. */
const pathOf = ({text}: ShownSample): string => /\.MapGet\("([^"]+)"/.exec(text)?.[1] ?? '/';

/** Returns the error of each file whose tests do not end as they must, and prints a summary by framework. */
function testErrors(results: Map<SampleFile, string[]>): Map<SampleFile, string> {
  const errors = new Map<SampleFile, string>();
  const counts = new Map<string, {all: number; passed: number}>();
  for (const [file, found] of results) {
    const {framework, sample} = file;
    const {raises} = sample.meta;
    const count = counts.get(framework) ?? {all: 0, passed: 0};
    const error = raises === undefined ? found[0] : missingError(found, raises);
    if (error !== undefined) errors.set(file, `${framework}: ${error}`);
    counts.set(framework, {all: count.all + 1, passed: count.passed + (error === undefined ? 1 : 0)});
  }
  for (const [framework, {all, passed}] of counts)
    console.log(`${framework}: tests of ${passed} of ${all} samples pass`);
  return errors;
}

/** Returns an error if no test fails with a message that contains a text. */
function missingError(errors: string[], text: string): string | undefined {
  const isThere = errors.some((error) => messageOf(error).toLowerCase().includes(messageOf(text).toLowerCase()));
  return isThere ? undefined : `no test fails with "${text}"`;
}
