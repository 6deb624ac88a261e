import {stripVTControlCharacters as plainText} from 'node:util';
import type {TypeProblem} from './checkTypescript';
import type {ShownSample} from './readShownPage';
import type {RunResult} from './runTypescript';

/**
 * Prints samples and their problems.
 *
 * @param options.isDetailed whether to print the samples
 * @param options.language the name of the language or its compiler
 * @returns the exit code: 1 if a sample has an error of the compiler
 */
export function reportSamples(
  samples: ShownSample[],
  problems: TypeProblem[],
  options: {isChecked: boolean; isDetailed: boolean; language: string},
): number {
  const wrong = new Set(problems.map(({sample}) => sample));
  if (options.isDetailed) for (const {page, line, text} of samples) console.log(`// ${page}:${line}\n${text}\n`);
  for (const {sample, message, code, line = sample.line} of problems)
    console.log(`${sample.page}:${line}: ${options.language}: ${message}; correct the sample\n    ${code}`);
  const checked = options.isChecked ? `; ${samples.length - wrong.size} without type errors` : '';
  console.log(`${samples.length} samples${checked}`);
  return problems.length > 0 ? 1 : 0;
}

/**
 * Prints the errors of a run, and why samples did not run.
 *
 * @param options.isWhole whether the samples of all pages ran
 * @param options.wantedShare percentage of all samples that must run to their end
 * @param options.seconds duration of the run
 * @returns the exit code: 1 if fewer samples than wanted run to their end; for single pages, if one fails
 */
export function reportRuns(
  results: RunResult[],
  samples: ShownSample[],
  {isWhole, wantedShare, seconds}: {isWhole: boolean; wantedShare: number; seconds: number},
): number {
  const failed = results.filter(({error}) => error !== undefined);
  for (const {sample, error} of failed)
    console.log(
      `${sample.page}:${sample.line}: run: ${plainText(error ?? '')
        .split('\n')
        .slice(0, 6)
        .join('\n    ')}`,
    );
  const ran = results.filter(({skipped}) => skipped === undefined);
  const passed = ran.length - failed.length;
  const share = (100 * passed) / Math.max(1, samples.length);
  console.log(
    `${ran.length} of ${samples.length} samples run, ${passed} to their end (${share.toFixed(1)} % of all samples), in ${seconds.toFixed(0)} s`,
  );
  const reasons = new Map<string, number>();
  for (const {skipped} of results) if (skipped !== undefined) reasons.set(skipped, (reasons.get(skipped) ?? 0) + 1);
  const shown = [...reasons].sort(([, one], [, other]) => other - one).map(([reason, count]) => `${reason} ${count}`);
  if (shown.length > 0) console.log(`${results.length - ran.length} not run: ${shown.join(', ')}`);
  return (isWhole ? share < wantedShare : failed.length > 0) ? 1 : 0;
}
