/** Something wrong in a page, at a line of it, or of the file that its words come from. The message says what to do. */
export type Problem = {line: number; message: string; file?: string | undefined};

/** `docs/api/class-dialog.mdx:31: message`, one per line. */
export function problemText(file: string, problems: Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.line - b.line)
    .map((problem) => `${problem.file ?? file}:${problem.line}: ${problem.message}`);
  return [...new Set(lines)].join('\n'); // shared words that stand in many places are wrong once
}

/** The known name that a wrong one most likely means, as " Did you mean `x`?", or nothing. */
export function nearMiss(wrong: string, known: Iterable<string>): string {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const name of known) {
    const edits = distance(wrong.toLowerCase(), name.toLowerCase(), least);
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}

/** Edits (insert, delete, replace) between two texts; gives `limit` for anything that far apart. */
function distance(a: string, b: string, limit: number): number {
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
