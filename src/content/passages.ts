import {replacePinnedVersion} from './pinnedVersions';
import {versions} from './versions';

/** A passage whose end mark has not been read yet. */
type OpenPassage = {word: string; line: number; isKept: boolean; isMarked: boolean};

/**
 * Removes passages that belong to other versions of the library.
 *
 * A page in `docs/` contains the text of all documented versions. A passage that applies from a version on is between
 * `{/* since 1.56 *\/}` and `{/* end since *\/}`. A passage that applies only before a version is between
 * `{/* until 1.57 *\/}` and `{/* end until *\/}`. Each mark is on its own line. Marks cannot be nested.
 * In code, the version that `docs/` describes is replaced with the version, so that readers copy their own number
 * (`pinnedVersions.ts`).
 *
 * @param text MDX of a page in `docs/`
 * @param version version of the library to keep: `1.55.0`
 * @param file name of the file in errors
 * @param options.others versions of other editions; passages that only some of the editions show are kept with their marks
 * @param options.keepLines replaces removed lines with empty lines, so that line numbers stay the same
 * @returns the text without passages of other versions, and without marks
 * @throws {Error} with file, line and remedy if a mark is not closed, not opened, or nested
 */
export function textForVersion(
  text: string,
  version: string,
  file = 'text',
  {keepLines = false, others = []}: {keepLines?: boolean; others?: readonly string[]} = {},
): string {
  const kept: string[] = [];
  let open: OpenPassage | undefined;
  text.split('\n').forEach((line, index) => {
    const [, ends, word, from] = /^\{\/\* (?:(end )?(since|until))(?: (\d+\.\d+))? \*\/\}\s*$/.exec(line) ?? [];
    const here = `${file}:${index + 1}`;
    if (word === undefined || (ends === undefined) === (from === undefined)) {
      if (open?.isKept ?? true) kept.push(line);
      else if (keepLines) kept.push('');
      return;
    }
    let isMarked = false;
    if (from !== undefined) {
      if (open)
        throw new Error(
          `${here}: "${word}" inside the "${open.word}" opened on line ${open.line}; close that one first`,
        );
      const isShown = (library: string): boolean => isNewer(from, library) === (word === 'until');
      const isKept = isShown(version);
      isMarked = others.some((other) => isShown(other) !== isKept);
      open = {word, line: index + 1, isKept: isKept || isMarked, isMarked};
    } else {
      if (open?.word !== word)
        throw new Error(`${here}: "end ${word}" closes nothing; put {/* ${word} X.Y */} before it`);
      isMarked = open.isMarked;
      open = undefined;
    }
    if (isMarked) kept.push(line);
    else if (keepLines) kept.push('');
  });
  if (open)
    throw new Error(
      `${file}:${open.line}: this "${open.word}" is never closed; add {/* end ${open.word} */} after the passage`,
    );
  const joined = keepLines ? kept.join('\n') : joinParagraphs(kept);
  return replacePinnedVersion(joined, versions.next.library, version);
}

/** Joins lines. Removes the second of two empty lines, which a removed passage leaves, but not in code. */
function joinParagraphs(lines: string[]): string {
  let fence: string | undefined;
  const joined = lines.filter((line, index) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence;
    return fence !== undefined || line !== '' || lines[index - 1] !== '';
  });
  return joined.join('\n').replace(/\n+$/, '\n');
}

/** Whether a minor version (`1.56`) is newer than a version (`1.55.0`). */
export function isNewer(since: string, version: string): boolean {
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return sinceMajor !== major ? sinceMajor > major : sinceMinor > minor;
}
