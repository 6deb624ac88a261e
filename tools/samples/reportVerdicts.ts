import {countTexts} from '../edition-samples/reportSamples';

const leastShare = 0.85;

/** The result of one form of a sample, or of a fence in another language. */
export interface Verdict {
  page: string;
  line: number;
  /** `sync`, `async`, or the language of the fence. */
  form: string;
  version: string;
  outcome: string;
  /** Why the form was only type-checked; empty if it ran. */
  reason: string;
  errors: string[];
  /** The error of the first try, if only the second one passed. */
  again?: string;
}

/**
 * Prints the failures, one block each, and a summary.
 *
 * @param options `checkShare`: fails if too few forms run
 * @returns the exit code
 */
export function reportVerdicts(
  verdicts: Verdict[],
  {seconds, checkShare}: {seconds: number; checkShare: boolean},
): number {
  const failed = verdicts.filter((verdict) => verdict.outcome === 'failed');
  for (const {page, line, form, version, errors} of failed) {
    console.log(`${page}:${line} (${form}, ${version}): failed: ${errors.map(indent).join('\n  ')}`);
  }
  const python = verdicts.filter((verdict) => verdict.form === 'sync' || verdict.form === 'async');
  const others = verdicts.filter((verdict) => !python.includes(verdict));
  const checked = python.filter((verdict) => verdict.reason !== '');
  const samples = new Set(python.map(({page, line, version}) => `${page}:${line} ${version}`));
  const share = python.length === 0 ? 1 : (python.length - checked.length) / python.length;
  const again = python.filter((verdict) => verdict.again && verdict.outcome !== 'failed');
  for (const {page, line, form, version, again: first} of again) {
    console.log(
      `${page}:${line} (${form}, ${version}): passed only on the second try; make it wait for the state that it checks. First error: ${indent(first ?? '')}`,
    );
  }
  const reasons = countTexts(checked.map(({reason}) => reason));
  console.log(
    [
      `${samples.size} Python samples, ${python.length} forms: ${python.length - checked.length} run (${(share * 100).toFixed(1)} %)`,
      `${checked.length} checked only${reasons ? ` (${reasons})` : ''}`,
      `${others.length} other fences checked${others.length > 0 ? ` (${countTexts(others.map(({form}) => form))})` : ''}`,
      `${failed.length} failed`,
      `${seconds.toFixed(1)} s`,
    ].join('; '),
  );
  const tooFew = checkShare && share < leastShare;
  if (tooFew)
    console.log(`Too few forms run: at least ${leastShare * 100} % must; remove norun from samples that can run`);
  return failed.length > 0 || tooFew ? 1 : 0;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n    ');
}
