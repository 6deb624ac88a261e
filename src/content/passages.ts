import {linesOfFences} from './fences';
import {releaseMark} from './marks';
import {minorOf} from '../utils/releaseNumbers';
import {isNewerRelease} from '../utils/newerRelease';

/** A passage of a page. Its mark `{/* since 1.56 *\/}` has the word `since` and the value `1.56`. */
export type Passage = {word: string; value: string; line: number};

/**
 * Removes passages that belong to other releases of the library (`marks.ts`).
 *
 * @param release whose passages stay: `1.55.0`
 * @param options.others releases of other editions; passages that only some of the editions show are kept with their marks
 * @param options.keepLines replaces removed lines with empty lines, so that line numbers stay the same
 * @returns the text without passages of other releases, and without marks
 * @throws {Error} with file, line and remedy if a mark is not closed, not opened, or nested
 */
export function textForRelease(
  text: string,
  release: string,
  file = 'text',
  {keepLines = false, others = []}: {keepLines?: boolean; others?: readonly string[]} = {},
): string {
  const isShown = (passage: Passage): boolean | undefined => {
    const isOwn = appliesTo(passage, release);
    return others.some((other) => appliesTo(passage, other) !== isOwn) ? undefined : isOwn;
  };
  return resolvePassages(text, file, isShown, keepLines);
}

/**
 * Like {@link textForRelease}: removes a passage if `isShown` returns false, only its marks for true, nothing for
 * undefined.
 */
export function resolvePassages(
  text: string,
  file: string,
  isShown: (passage: Passage) => boolean | undefined,
  keepLines = false,
): string {
  const kept: string[] = [];
  for (const {line, isMark, passage} of readPassages(text, file, releaseMark, 'X.Y')) {
    const stays = passage === undefined || isShown(passage);
    if (stays === undefined || (stays && !isMark)) kept.push(line);
    else if (keepLines) kept.push('');
  }
  return keepLines ? kept.join('\n') : joinParagraphs(kept);
}

/**
 * Reads the lines of a page one after the other, each with its passage, which begins and ends with its marks.
 *
 * @param mark matches marks, with the groups of `marks.ts`
 * @param example value of an opening mark in errors
 * @throws {Error} with file, line and remedy if a mark is not closed, not opened, or nested
 */
export function* readPassages(
  text: string,
  file: string,
  mark: RegExp,
  example: string,
): Generator<{line: string; number: number; isMark: boolean; passage: Passage | undefined}> {
  const error = (at: number, message: string): Error => new Error(`${file}:${at}: ${message}`);
  let open: Passage | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1;
    const [found, end, word, value = ''] = mark.exec(line) ?? [];
    if (end !== undefined && open?.word !== end)
      throw error(number, `"end ${end}" closes nothing; put {/* ${end} ${example} */} before the passage`);
    if (word !== undefined && open)
      throw error(number, `"${word}" inside the "${open.word}" opened on line ${open.line}; close that one first`);
    if (word !== undefined) open = {word, value, line: number};
    yield {line, number, isMark: found !== undefined, passage: open};
    if (end !== undefined) open = undefined;
  }
  if (open)
    throw error(open.line, `this "${open.word}" is never closed; add {/* end ${open.word} */} after the passage`);
}

/** Lists the passages of a page that only some releases have. */
export const releasePassages = (text: string, file: string): Passage[] => [
  ...new Set([...readPassages(text, file, releaseMark, 'X.Y')].flatMap(({passage}) => passage ?? [])),
];

/** Whether readers of a release see a passage. */
export const appliesTo = ({word, value}: Passage, release: string): boolean =>
  isNewerRelease(value, release) === (word === 'until');

/** Joins lines. Removes the second of two empty lines, which a removed passage leaves, but not in code. */
function joinParagraphs(lines: string[]): string {
  const fenced = linesOfFences(lines);
  return lines
    .filter((line, index) => fenced.has(index) || line !== '' || lines[index - 1] !== '')
    .join('\n')
    .replace(/\n+$/, '\n');
}

/** Names the marks around text that does not apply to a release and newer ones. */
export const betweenUntil = (release: string): string =>
  `between {/* until ${minorOf(release)} */} and {/* end until */}`;

/** Says where text about what is new in a release belongs; empty for what is older. */
export const sinceHint = (since: string | undefined, release: string): string =>
  since !== undefined && release.startsWith(`${since}.`)
    ? `, between {/* since ${since} */} and {/* end since */} if an edition or the stable version lacks it`
    : '';
