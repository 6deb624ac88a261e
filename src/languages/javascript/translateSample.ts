import type {ApiFacts} from '../../content/api/types';
import {annotateSamples} from '../translate/annotateSamples';
import type {SourceSample} from '../types';
import {formatTypescript} from './formatTypescript';
import {printTypescript} from './printTypescript';

/** The facts of one version of the library, for both languages. */
export interface FactsOfLanguages {
  python: ApiFacts;
  javascript: ApiFacts;
}

/**
 * Translates a sample to TypeScript, without formatting it.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export function toTypescript({code, kind, isSync, earlier = []}: SourceSample, facts: FactsOfLanguages): string {
  const programs = annotateSamples([...earlier, code], facts.python, isSync);
  return printTypescript(programs.at(-1)!, kind, facts.javascript);
}

/**
 * Translates a sample to TypeScript as the pages show it.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export async function translateSample(sample: SourceSample, facts: FactsOfLanguages): Promise<string> {
  return formatTypescript(toTypescript(sample, facts));
}
