import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {lineInPage} from './pageLines';
import type {SampleFile} from './sampleFiles';

/**
 * Returns an error of a compiler with its line in the page. The sample of the file can continue the one with the error.
 *
 * @param place number of the line in the file
 */
export function problemAt(
  {text, sample}: SampleFile,
  place: number,
  message: string,
  samples: readonly ShownSample[],
): TypeProblem & {line: number} {
  const code = text.split('\n')[place - 1]?.trim() ?? '';
  const line = lineInPage(text, place) ?? sample.line;
  // An API page can show its samples in another order than its file.
  const [owner = sample] = samples
    .filter((each) => each.page === sample.page && each.line <= line)
    .sort((one, other) => other.line - one.line);
  const shown = owner.text.split('\n').map((each) => each.trim());
  // Lines with `using` are in another place of the file, and other forms of a test can have more lines.
  const found = shown[line - owner.line - 1] === code ? -1 : shown.indexOf(code);
  return {sample: owner, message, code, line: found === -1 ? line : owner.line + 1 + found};
}
