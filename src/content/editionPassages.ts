import {readFileSync} from 'node:fs';
import path from 'node:path';
import {editionNames, sourceEdition, type EditionName} from '../data/editions';
import {editionOf} from './pageFiles';
import {keepOwnFences} from './siblingFences';

/** The text of a page for one edition. */
export interface PageText {
  text: string;
  /**
   * Lines, starting at 1, of the passages that exclude the source edition. They are written in the names of their own
   * edition, so names in them are not translated.
   */
  ownLines: Set<number>;
}

const names: ReadonlySet<string> = new Set(editionNames);

/**
 * Keeps the passages of one edition, and its fences of samples (`siblingFences.ts`).
 *
 * A page in `docs/` contains the text of all editions. A passage for some of them is between `{/* only root java *\/}`
 * and `{/* end only *\/}`, each on its own line, with the names of these editions. Such passages cannot be nested, but
 * they can contain passages of versions (`passages.ts`). Removed lines are replaced with empty lines, so that line
 * numbers stay the same.
 *
 * @param text MDX of a page
 * @param edition name of the edition to keep
 * @param file name of the file in errors
 * @throws {Error} with file, line and remedy if a mark is not closed, not opened or nested, names no edition, or is in a
 *   file of one edition (`pageFiles.ts`); or for a wrong `only` of a fence
 */
export function textForEdition(text: string, edition: EditionName, file: string): PageText {
  const ownLines = new Set<number>();
  const owner = editionOf(file);
  const isOwnFile = owner !== undefined && owner !== sourceEdition;
  let open: {line: number; isKept: boolean; isOwn: boolean} | undefined;
  const lines = text.split('\n').map((line, index) => {
    const number = index + 1;
    const here = `${file}:${number}`;
    const [mark, ends, list] = /^\{\/\* (?:(end only)|only ([\w ]+)) \*\/\}\s*$/.exec(line) ?? [];
    if (mark === undefined) {
      if (isOwnFile || open?.isOwn) ownLines.add(number);
      return open?.isKept === false ? '' : line;
    }
    if (owner !== undefined)
      throw new Error(`${here}: only ${owner} reads this file, so it needs no passages of editions; remove the mark`);
    if (ends !== undefined) {
      if (!open) throw new Error(`${here}: "end only" closes nothing; put {/* only ${edition} */} before the passage`);
      open = undefined;
    } else {
      const wanted = list!.split(' ').filter(Boolean);
      const unknown = wanted.find((name) => !names.has(name));
      if (unknown !== undefined)
        throw new Error(`${here}: there is no edition "${unknown}"; the editions are ${editionNames.join(', ')}`);
      if (open) throw new Error(`${here}: "only" inside the "only" opened on line ${open.line}; close that one first`);
      open = {line: number, isKept: wanted.includes(edition), isOwn: !wanted.includes(sourceEdition)};
    }
    return '';
  });
  if (open)
    throw new Error(`${file}:${open.line}: this "only" is never closed; add {/* end only */} after the passage`);
  const {kept, own} = keepOwnFences(lines, edition, file);
  for (const index of own) ownLines.add(index + 1);
  return {text: kept.join('\n'), ownLines};
}

/** Returns the lines of a file that use the names of the edition (see {@link PageText}). */
export const ownLinesOf = (file: string, root: string, edition: EditionName): ReadonlySet<number> =>
  textForEdition(readFileSync(file, 'utf8'), edition, path.relative(root, file)).ownLines;
