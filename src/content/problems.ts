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
  let fewestEdits = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const name of known) {
    const edits = editDistance(wrong.toLowerCase(), name.toLowerCase(), fewestEdits);
    if (edits < fewestEdits) {
      fewestEdits = edits;
      best = name;
    }
  }
  return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}

/**
 * Counts the edits (insert, delete, replace) between two texts. Returns `limit` if they differ by that many or more.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
