import type {TypeProblem} from './checkTypescript';
import {stripVTControlCharacters as plainText} from 'node:util';
import type {RunResult} from './runTranslations';
import type {Translation} from './translatePages';

/**
 * Prints translations and their problems.
 *
 * @param options.isDetailed whether to print the translations
 * @returns the exit code: 1 if a sample has no translation or an error of the compiler
 */
export function reportTranslations(
  translations: Translation[],
  problems: TypeProblem[],
  options: {isChecked: boolean; isDetailed: boolean},
): number {
  const failed = translations.filter(({problem}) => problem);
  const wrong = new Set(problems.map(({translation}) => translation));
  if (options.isDetailed)
    for (const {page, line, text} of translations) if (text !== undefined) console.log(`// ${page}:${line}\n${text}\n`);
  for (const {page, problem} of failed) console.log(`${page}:${problem!.line}: ${problem!.message}`);
  for (const {translation, message, code} of problems)
    console.log(`${translation.page}:${translation.line}: TypeScript: ${message}\n    ${code}`);
  for (const group of ['library', 'pytest'] as const) {
    const ofGroup = translations.filter(({sample}) => (sample.kind === 'pytest') === (group === 'pytest'));
    if (ofGroup.length === 0) continue;
    const translated = ofGroup.filter(({text}) => text !== undefined);
    const right = translated.filter((each) => !wrong.has(each));
    const share = ((100 * right.length) / ofGroup.length).toFixed(1);
    const checked = options.isChecked ? `, ${right.length} without type errors (${share} %)` : '';
    console.log(`${group}: ${ofGroup.length} samples, ${translated.length} translated${checked}`);
  }
  return failed.length + problems.length > 0 ? 1 : 0;
}

/** Prints the errors of a run. */
export function reportRuns(results: RunResult[]): number {
  const failed = results.filter(({error}) => error !== undefined);
  for (const {translation, error} of failed)
    console.log(
      `${translation.page}:${translation.line}: run: ${plainText(error ?? '')
        .split('\n')
        .slice(0, 6)
        .join('\n    ')}`,
    );
  const share = ((100 * (results.length - failed.length)) / results.length).toFixed(1);
  console.log(`run: ${results.length} fragments, ${results.length - failed.length} to their end (${share} %)`);
  return failed.length > 0 ? 1 : 0;
}
