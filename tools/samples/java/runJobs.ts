import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ShownSample} from '../readShownPage';

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
