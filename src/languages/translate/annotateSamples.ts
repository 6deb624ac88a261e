import type {ApiFacts} from '../../content/api/types';
import {Context} from './annotate/context';
import {LibraryFacts} from './annotate/libraryFacts';
import {readSteps} from './annotate/steps';
import {readValue} from './annotate/values';
import {parsePython} from './parsePython';
import type {Program} from './program';

/**
 * Reads samples that continue each other into the middle form.
 *
 * @param codes the code of the samples, in order; each can use the variables of those before it
 * @param facts the facts of the library for Python
 * @param isSync whether the code uses the sync API; if so, the middle form marks the calls that other languages must await
 * @returns one program for each sample
 * @throws {TranslationError} with the line of the sample, if its code cannot be translated
 */
export function annotateSamples(codes: string[], facts: ApiFacts, isSync = false): Program[] {
  const context = new Context(new LibraryFacts(facts), isSync, {value: readValue, steps: readSteps});
  return codes.map((code) => ({body: readSteps(parsePython(code), context)}));
}
