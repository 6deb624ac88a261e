import {editDistance} from '../utils/editDistance';

/**
 * A problem at a line of a page, with a message that contains the remedy. `file` is set if the text comes from another
 * file than the page, such as `_shared.mdx`.
 */
export type Problem = {line: number; message: string; file?: string | undefined};

/** Formats problems, one per line: `docs/api/class-dialog.mdx:31: message`. */
export function problemText(file: string, problems: Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.line - b.line)
    .map((problem) => `${problem.file ?? file}:${problem.line}: ${problem.message}`);
  // Without duplicates, because a problem in _shared.mdx is found once per member that uses the text.
  return [...new Set(lines)].join('\n');
}

/**
 * Suggests the known name that is most similar to a wrong one.
 *
 * @returns " Did you mean `x`?", or an empty text if no name is similar enough
 */
export function suggestName(wrong: string, known: Iterable<string>): string {
  let best: string | undefined;
  let limit = Math.max(2, Math.floor(wrong.length / 3));
  for (const name of known) {
    const edits = editDistance(wrong.toLowerCase(), name.toLowerCase(), limit);
    if (edits <= limit) {
      // Only a name with fewer edits is better.
      limit = edits - 1;
      best = name;
    }
  }
  return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}
