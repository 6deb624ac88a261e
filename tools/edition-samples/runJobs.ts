/** Runs compiled samples with a runner in their own language, which can end before all of them have run. */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ShownSample} from './readShownPage';

/** A sample to run, see `SampleRunner.java` and `SampleRunner.cs`. */
export interface Job {
  className: string;
  kind: ShownSample['kind'] | 'web';
  url: string;
  raises?: string;
  changesLibrary: boolean;
}

/** Returns the part of a message that the other libraries have, too: no method and no quotes, and less about timeouts. */
export const messageOf = (raises: string): string =>
  raises
    .replace(/^[A-Z]\w*\.\w+: /, '')
    .replace(/(Timeout \d+ms exceeded).*$/, '$1')
    .replace(/'/g, '');

/** Most samples that may end the runner. */
const mostRestarts = 10;

/** Status with which the runner ends after it reported a sample that hangs. */
const hungStatus = 3;

/** How a runner ended. `status` is null after a signal. */
export interface RunnerEnd {
  status: number | null;
  /** The end of the error output. */
  output: string;
}

/**
 * Returns the sample that ended the runner, for example with `System.exit()`: the first one without a result. The runner
 * reports samples that hang itself.
 *
 * @param left the samples without a result
 */
export function findCulprit<Kind>(left: Kind[], {status}: RunnerEnd): Kind | undefined {
  return status === hungStatus ? undefined : left[0];
}

/**
 * Runs jobs. Starts another runner after a sample that ends it.
 *
 * @param folder folder for the jobs and results
 * @param start starts a runner with the file of its jobs and the one for its results
 * @returns the errors by class
 * @throws {Error} if the runner gives no result
 */
export async function runJobs(
  folder: string,
  jobs: Job[],
  start: (jobs: string, results: string) => Promise<RunnerEnd>,
): Promise<Map<string, string>> {
  const results = path.join(folder, 'results.jsonl');
  const list = path.join(folder, 'jobs.json');
  const errors = new Map<string, string>();
  let left = jobs;
  let count = 0;
  for (let round = 0; left.length > 0 && round <= mostRestarts; round++) {
    writeFileSync(list, JSON.stringify(left));
    rmSync(results, {force: true});
    const end = await start(list, results);
    const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
    const done = lines.map((line) => JSON.parse(line) as {className: string; error?: string | null});
    count += done.length;
    // Not only the first sample is the reason.
    if (count === 0 && (round > 0 || left.length === 1))
      throw new Error(`the runner of the samples ended without a result: ${describeEnd(end)}`);
    for (const {className, error} of done) if (error != null) errors.set(className, error);
    const finished = new Set(done.map(({className}) => className));
    left = left.filter(({className}) => !finished.has(className));
    const culprit = findCulprit(left, end);
    if (culprit) errors.set(culprit.className, `the sample ended the process: ${describeEnd(end)}`);
    left = left.filter((job) => job !== culprit);
  }
  for (const {className} of left)
    errors.set(className, 'the sample did not run, because too many samples end the process');
  return errors;
}

const describeEnd = ({status, output}: RunnerEnd): string => `status ${status ?? 'unknown'} ${output.trim()}`.trim();

/** Starts the program of a runner. */
export function startRunner(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<RunnerEnd> {
  const child = spawn(program, args, {
    cwd,
    env: {...process.env, ...env, PLAYWRIGHT_NODEJS_PATH: process.execPath},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-3000)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
