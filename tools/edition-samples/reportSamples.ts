import {stripVTControlCharacters as plainText} from 'node:util';
import type {TypeProblem} from './checkTypescript';
import type {ShownSample} from './readShownPage';

/** The result of a run: the error, the reason why the sample did not run, or nothing. */
export interface RunResult {
  sample: ShownSample;
  error?: string | undefined;
  skipped?: string;
}

/**
 * Prints errors of the compiler.
 *
 * @param language the name of the language or its compiler
 * @returns the exit code: 1 if there is an error
 */
export function reportTypeProblems(problems: TypeProblem[], language: string): number {
  for (const {sample, message, code, line = sample.line} of problems)
    console.log(`${sample.page}:${line}: ${language}: ${message}; correct the sample\n    ${code}`);
  console.log(`${problems.length} type errors`);
  return problems.length > 0 ? 1 : 0;
}

/**
 * Prints the errors of a run, and why samples did not run.
 *
 * @param wantedShare percentage of all samples that must run to their end; undefined if all must that can run
 * @param seconds duration of the run
 * @returns the exit code: 1 if samples fail, or fewer than wanted run to their end
 */
export function reportRuns(results: RunResult[], wantedShare: number | undefined, seconds: number): number {
  const failed = results.filter(({error}) => error !== undefined);
  for (const {sample, error} of failed) {
    const lines = plainText(error!).split('\n').slice(0, 6);
    console.log(`${sample.page}:${sample.line}: run: ${lines.join('\n    ')}`);
  }
  const reasons = results.flatMap(({skipped}) => skipped ?? []);
  const count = results.length - reasons.length;
  const passed = count - failed.length;
  const share = (100 * passed) / Math.max(1, results.length);
  console.log(
    `${count} of ${results.length} samples run, ${passed} to their end (${share.toFixed(1)} % of all samples), in ${seconds.toFixed(0)} s`,
  );
  if (reasons.length > 0) console.log(`${reasons.length} not run: ${countTexts(reasons)}`);
  return (wantedShare === undefined ? failed.length > 0 : share < wantedShare) ? 1 : 0;
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
