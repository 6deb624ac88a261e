import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Programs} from '../../setup-python';
import {chainOf} from '../chains';
import {hostSite, type HostedSite} from '../hostSite';
import type {ShownSample} from '../readShownPage';
import {reasonNotToRun} from '../reasonNotToRun';
import {type RunResult, startUrl} from '../runTypescript';
import {compileSamples} from './compileJava';
import {fetchCompileJars, fetchRunJars, linkBrowsers} from './jars';
import {javaFiles, packageOf} from './javaSource';

/** A sample to run, see `SampleRunner.java`. */
interface Job {
  className: string;
  kind: ShownSample['kind'];
  url: string;
  raises?: string;
  changesLibrary: boolean;
}

const runner = path.join('tools/edition-samples/java/SampleRunner.java');

/**
 * Runs samples in Chromium on the fixture site of the samples, in one JVM with one driver.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run; those that cannot run, or do not compile, are skipped
 */
export async function runJava(
  root: string,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<RunResult[]> {
  const jars = [...(await fetchCompileJars(root, version)), ...(await fetchRunJars(root, version))];
  const folder = path.join(root, '.cache/edition-samples', `java-run-${version}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'work'), {recursive: true});
  const reasons = new Map(wanted.map((sample) => [sample, reasonNotToRun(sample, samples)]));
  const runnable = wanted.filter((sample) => reasons.get(sample) === undefined);
  const {compiled} = compileSamples(folder, jars, runnable, samples, [path.join(root, runner)]);
  const site = await hostSite(root, programs);
  try {
    await linkBrowsers(root, version, site.environment.PLAYWRIGHT_BROWSERS_PATH!, folder);
    const jobs = compiled.map((sample) => toJob(sample, samples, site));
    const errors = await runJobs(folder, jobs, [...jars, path.join(folder, 'classes')], site);
    const results = compiled.map((sample, index): RunResult => {
      const error = errors.get(jobs[index]!.className);
      return {sample, ...(error === undefined ? {} : {error})};
    });
    const skipped = wanted.filter((sample) => !compiled.includes(sample));
    return [...results, ...skipped.map((sample) => ({sample, skipped: reasons.get(sample) ?? 'compiler errors'}))];
  } finally {
    site.close();
  }
}

function toJob(sample: ShownSample, samples: ShownSample[], site: HostedSite): Job {
  const chain = chainOf(sample, samples);
  const [own] = javaFiles(sample, samples);
  return {
    className: `${packageOf(sample)}.${path.basename(own!.name, '.java')}`,
    kind: sample.kind,
    url: startUrl(chain[0]!, site),
    ...(sample.meta.raises === undefined ? {} : {raises: messageOf(sample.meta.raises)}),
    changesLibrary: chain.some(({text}) => /\bselectors\(\)/.test(text ?? '')),
  };
}

/** Returns the part of a message that the library for Java throws, too: no method and no quotes, and less about timeouts. */
export const messageOf = (raises: string): string =>
  raises
    .replace(/^[A-Z]\w*\.\w+: /, '')
    .replace(/(Timeout \d+ms exceeded).*$/, '$1')
    .replace(/'/g, '');

/** Most samples that may end the JVM. */
const mostRestarts = 10;

/** Status with which the runner ends after it reported a sample that hangs. */
const hungStatus = 3;

/** How a JVM ended. `status` is null after a signal. */
interface JvmEnd {
  status: number | null;
  /** The end of the error output. */
  output: string;
}

/**
 * Returns the sample that ended the JVM, for example with `System.exit()`: the first one without a result. The runner
 * reports samples that hang itself.
 *
 * @param left the samples without a result
 */
export function findCulprit<Kind>(left: Kind[], {status}: JvmEnd): Kind | undefined {
  return status === hungStatus ? undefined : left[0];
}

/** Runs jobs. Starts another JVM after a sample that ends it. Returns the errors by class. */
async function runJobs(
  folder: string,
  jobs: Job[],
  classPath: string[],
  site: HostedSite,
): Promise<Map<string, string>> {
  const results = path.join(folder, 'results.jsonl');
  const errors = new Map<string, string>();
  let left = jobs;
  let count = 0;
  for (let start = 0; left.length > 0 && start <= mostRestarts; start++) {
    writeFileSync(path.join(folder, 'jobs.json'), JSON.stringify(left));
    rmSync(results, {force: true});
    const end = await runJvm(folder, classPath, site, results);
    const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
    const done = lines.map((line) => JSON.parse(line) as {className: string; error?: string});
    count += done.length;
    // Not only the first sample is the reason.
    if (count === 0 && (start > 0 || left.length === 1))
      throw new Error(`the runner of the samples in Java ended without a result: ${describeEnd(end)}`);
    for (const {className, error} of done) if (error !== undefined) errors.set(className, error);
    const finished = new Set(done.map(({className}) => className));
    left = left.filter(({className}) => !finished.has(className));
    const culprit = findCulprit(left, end);
    if (culprit) errors.set(culprit.className, `the sample ended the JVM: ${describeEnd(end)}`);
    left = left.filter((job) => job !== culprit);
  }
  for (const {className} of left) errors.set(className, 'the sample did not run, because too many samples end the JVM');
  return errors;
}

const describeEnd = ({status, output}: JvmEnd): string => `status ${status ?? 'unknown'} ${output.trim()}`.trim();

/** Starts a JVM in the working folder of the samples. */
function runJvm(folder: string, classPath: string[], site: HostedSite, results: string): Promise<JvmEnd> {
  const child = spawn(
    'java',
    [
      '-Xmx512m',
      '-cp',
      classPath.join(path.delimiter),
      'SampleRunner',
      path.join(folder, 'jobs.json'),
      results,
      site.files,
    ],
    {
      cwd: path.join(folder, 'work'),
      env: {
        ...process.env,
        ...site.environment,
        PLAYWRIGHT_NODEJS_PATH: process.execPath,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-3000)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
