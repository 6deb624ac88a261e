import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {compileCsharp} from './compileCsharp';
import {problemAt} from './problemAt';
import {toFiles} from './sampleFiles';

/**
 * Compiles samples as the pages show them with Roslyn, against the public declarations of the library.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 */
export function checkCsharp(root: string, version: string, samples: ShownSample[]): TypeProblem[] {
  const files = toFiles(samples);
  const problems = new Map<string, TypeProblem>();
  for (const {file, line, message} of compileCsharp(root, version, files)) {
    const problem = problemAt(file, line, message, samples);
    // A line is in several files: in those of the test frameworks, and in those of the samples that continue it.
    const key = `${problem.sample.page}:${problem.line} ${message}`;
    if (!problems.has(key)) problems.set(key, problem);
  }
  return [...problems.values()];
}
