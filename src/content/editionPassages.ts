import {readFileSync} from 'node:fs';
import {editionNames, isEdition, sourceEdition, type EditionName} from '../data/editions';
import {editionMark} from './marks';
import {editionOf, relativePath} from './pageFiles';
import {readPassages} from './passages';
import {keepOwnFences} from './siblingFences';

export interface PageText {
  text: string;
  /**
   * Lines, starting at 1, of the passages that exclude the source edition. They are written in the names of their own
   * edition, so names in them are not translated.
   */
  ownLines: Set<number>;
}

/**
 * Keeps the passages of one edition (`marks.ts`), and its fences of samples (`siblingFences.ts`). Removed lines are
 * replaced with empty lines, so that line numbers stay the same.
 *
 * @throws {Error} with file, line and remedy if a mark is not closed, not opened or nested, names no edition, or is in a
 *   file of one edition (`pageFiles.ts`); or for a wrong `only` of a fence
 */
export function textForEdition(text: string, edition: EditionName, file: string): PageText {
  const ownLines = new Set<number>();
  const owner = editionOf(file);
  const isOwnFile = owner !== undefined && owner !== sourceEdition;
  const lines: string[] = [];
  for (const {line, number, isMark, passage} of readPassages(text, file, editionMark, edition)) {
    if (passage && owner !== undefined)
      throw new Error(
        `${file}:${number}: only ${owner} reads this file, so it needs no passages of editions; remove the mark`,
      );
    const wanted = passage?.value.split(' ').filter(Boolean) ?? editionNames;
    const unknown = wanted.find((name) => !isEdition(name));
    if (unknown !== undefined)
      throw new Error(
        `${file}:${number}: there is no edition "${unknown}"; the editions are ${editionNames.join(', ')}`,
      );
    if (!isMark && (isOwnFile || !wanted.includes(sourceEdition))) ownLines.add(number);
    lines.push(isMark || !wanted.includes(edition) ? '' : line);
  }
  const {kept, own} = keepOwnFences(lines, edition, file);
  for (const index of own) ownLines.add(index + 1);
  return {text: kept.join('\n'), ownLines};
}

/**
 * Returns the lines of a file that use the names of the edition (see {@link PageText}). Reads the file again, because
 * Docusaurus passes plugins only the text that its preprocessor returns.
 */
export const readOwnLines = (file: string, root: string, edition: EditionName): ReadonlySet<number> =>
  textForEdition(readFileSync(file, 'utf8'), edition, relativePath(root, file)).ownLines;
