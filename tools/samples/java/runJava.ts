import {mkdirSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runProgram} from '../../lib/runProgram';
import {sampleChain} from '../chains';
import {startUrl} from '../startFixtureSite';
import {sharedMessage, type Runner} from '../runner';
import type {ShownSample} from '../readShownPage';
import {compileSamples} from './compileJava';
import {fetchRunJars, linkJavaBrowsers} from './jars';
import {javaFiles, javaPackage} from './javaSource';
import {root} from '../../../src/utils/root';

const runner = 'tools/samples/java/SampleRunner.java';

/** Runs samples in one JVM with one driver. */
export const runJava: Runner['run'] = async (release, samples, wanted, site) => {
  const jars = await fetchRunJars(release);
  const folder = path.join(root, '.cache/samples', `java-run-${release}`);
  const {compiled} = compileSamples(folder, jars, wanted, samples, [path.join(root, runner)]);
  const work = path.join(folder, 'work');
  mkdirSync(work, {recursive: true});
  await linkJavaBrowsers(release, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
  const jobs = compiled.map((sample) => toJob(sample, samples));
  const classPath = [...jars, path.join(folder, 'classes')].join(path.delimiter);
  const own = {PLAYWRIGHT_NODEJS_PATH: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'};
  const errors = await runJobs(folder, jobs, (list, log) =>
    runProgram('java', ['-Xmx512m', '-cp', classPath, 'SampleRunner', list, log, site.files], {
      cwd: work,
      env: {...site.environment, ...own},
      isQuiet: true,
    }),
  );
  return new Map(compiled.map((sample, index) => [sample, errors.get(jobs[index]!.className)]));
};

function toJob(sample: ShownSample, samples: ShownSample[]): Job {
  const chain = sampleChain(sample, samples);
  const [own] = javaFiles(sample, samples);
  return {
    className: `${javaPackage(sample)}.${path.basename(own!.name, '.java')}`,
    kind: sample.kind,
    url: startUrl(chain[0]!),
    ...(sample.options.raises === undefined ? {} : {raises: sharedMessage(sample.options.raises)}),
    changesLibrary: chain.some(({text}) => /\bselectors\(\)/.test(text)),
  };
}

/** A sample to run, see `SampleRunner.java`. */
export interface Job {
  className: string;
  kind: ShownSample['kind'];
  url: string;
  raises?: string;
  changesLibrary: boolean;
}

/** Status with which the runner ends after it reported a sample that hangs. */
const hungStatus = 3;

/**
 * Runs jobs one after the other. Starts another runner after a sample that ends it, for example with `System.exit()`.
 *
 * @param folder folder for the jobs and results
 * @param start starts a runner with the file of its jobs and the one for its results
 * @returns the errors by class
 * @throws {Error} if the runner gives no result
 */
export async function runJobs(
  folder: string,
  jobs: Job[],
  start: (jobs: string, results: string) => Promise<{status: number; output: string}>,
): Promise<Map<string, string>> {
  const results = path.join(folder, 'results.jsonl');
  const list = path.join(folder, 'jobs.json');
  const errors = new Map<string, string>();
  for (let left = jobs; left.length > 0;) {
    writeFileSync(list, JSON.stringify(left));
    rmSync(results, {force: true});
    const {status, output} = await start(list, results);
    const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
    const end = `status ${status} ${output.trim().slice(-3000)}`;
    if (left === jobs && lines.length === 0) throw new Error(`the runner of the samples gives no result: ${end}`);
    for (const line of lines) {
      const {className, error} = JSON.parse(line) as {className: string; error?: string};
      if (error !== undefined) errors.set(className, error);
    }
    left = left.slice(lines.length);
    const culprit = status === hungStatus ? undefined : left.shift();
    if (culprit) errors.set(culprit.className, `the sample ended the process: ${end}`);
  }
  return errors;
}
