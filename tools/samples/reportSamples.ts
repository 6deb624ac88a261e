import {stripVTControlCharacters as plainText} from 'node:util';
import {edition} from '../../editions';
import {reportProblems} from './problems';
import type {ProjectResult} from './projects/runProjects';

/** The result of a sample: its error, the reason why it did not run, or nothing. */
export interface SampleResult {
  page: string;
  line: number;
  /** What distinguishes it from the other results of its line. Default: nothing. */
  label?: string;
  error?: string | undefined;
  skipped?: string;
  /** The error of the first try, if only the second one passed. */
  again?: string | null;
}

/**
 * Prints the errors of a run, and why samples did not run.
 *
 * @param seconds duration of the run
 * @returns the number of samples that failed, and the percentage of all samples that ran to their end
 */
export function reportRuns(results: SampleResult[], seconds: number): {failedCount: number; passedPercent: number} {
  const failed = results.filter(({error}) => error !== undefined);
  const indent = (text: string): string => plainText(text).split('\n').join('\n    ');
  const location = ({page, line, label}: SampleResult): string =>
    `${page}:${line}${label === undefined ? '' : ` (${label})`}`;
  for (const result of failed) console.log(`${location(result)}: failed: ${indent(result.error!)}`);
  for (const result of results)
    if (result.again && result.error === undefined)
      console.log(
        `${location(result)}: passed only on the second try; make it wait for the state that it checks. First error: ${indent(result.again)}`,
      );
  const reasons = results.flatMap(({skipped}) => skipped ?? []);
  const percent = (count: number): number => (100 * count) / Math.max(1, results.length);
  const run = results.length - reasons.length;
  const passedCount = results.filter(({error, skipped}) => error === undefined && skipped === undefined).length;
  console.log(
    [
      `${edition.name}: ${results.length} samples: ${run} run (${percent(run).toFixed(1)} %), ${passedCount} to their end`,
      `${reasons.length} not run${reasons.length > 0 ? ` (${countTexts(reasons)})` : ''}`,
      `${failed.length} failed`,
      `${seconds.toFixed(0)} s`,
    ].join('; '),
  );
  return {failedCount: failed.length, passedPercent: percent(passedCount)};
}

/** Counts equal texts: `os 3, display 2`, the most frequent first. */
export function countTexts(texts: string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map((entry) => entry.join(' '))
    .join(', ');
}

/**
 * Prints the problems of a run, and why projects did not run.
 *
 * @param seconds duration of the run
 * @returns the exit code: 1 if a project failed
 */
export function reportProjectRuns(results: ProjectResult[], seconds: number): number {
  const status = reportProblems(results.flatMap(({problems}) => problems));
  for (const {again} of results)
    if (again) console.log(`${again.page}:${again.line}: passed in a second run only: ${again.message}`);
  const skipped = results.filter((result) => result.skipped !== undefined);
  const failed = results.filter(({problems}) => problems.length > 0);
  const notRun = skipped.length > 0 ? `, ${skipped.length} not run` : '';
  console.log(
    `${edition.name}: ${results.length} projects: ${results.length - failed.length - skipped.length} passed, ${failed.length} failed${notRun}, in ${seconds.toFixed(0)} s`,
  );
  return status;
}
