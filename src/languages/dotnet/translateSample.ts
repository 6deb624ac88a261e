import type {ApiFacts} from '../../content/api/types';
import {annotateSamples} from '../translate/annotateSamples';
import type {SourceSample} from '../types';
import {formatCsharp} from './formatCsharp';
import {printCsharp, type PrintedSample} from './printCsharp';

/** The facts of one version of the library, for both languages. */
export interface FactsOfLanguages {
  source: ApiFacts;
  target: ApiFacts;
}

/** Form of a sample: for readers, or for the compiler of the tests, which supports C# 7 only. */
interface FormOptions {
  isChecked?: boolean;
}

/**
 * Translates a sample to the parts of a C# file.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export function toCsharp(
  {code, kind, isSync, earlier = [], title}: SourceSample,
  {source, target}: FactsOfLanguages,
  {isChecked = false}: FormOptions = {},
): PrintedSample {
  const programs = annotateSamples([...earlier, code], source, isSync);
  const options = {kind, isChecked, ...(title === undefined ? {} : {title})};
  return printCsharp(programs.at(-1)!, options, target);
}

/**
 * Translates a sample to C# as the pages show it.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export function translateSample(sample: SourceSample, facts: FactsOfLanguages): string {
  const {usings, body, classes} = toCsharp(sample, facts);
  // A fragment is a part of a file that has its own namespaces.
  const shown = sample.kind === 'fragment' ? [] : usings.map((name) => `using ${name};`);
  return formatCsharp([shown.join('\n'), body, ...classes].filter((part) => part !== '').join('\n\n'));
}
