type Open = {word: string; line: number; kept: boolean};

/**
 * Leaves out what a text marks as belonging to other versions of the library.
 *
 * Pages in `docs/` serve every documented version. A passage that is true only from some version on stands between
 * `{/* since 1.56 *\/}` and `{/* end since *\/}`, one that is true only before some version between
 * `{/* until 1.57 *\/}` and `{/* end until *\/}`, each mark alone on its line. Marks never nest.
 * Pins of a newer library (`playwright==1.56.0`, `playwright/python:v1.56.0-noble`, `playwright@1.56.0`) become pins of
 * the version: readers of a version copy its own number.
 *
 * @param text MDX of a page in `docs/`
 * @param version library version to keep, such as `1.55.0`
 * @param file named in errors
 * @param options `keepLines` leaves empty lines for what goes, so that line numbers stay
 * @returns the text without other versions' passages, and without marks
 * @throws Error with file, line and remedy when a mark is not closed, not opened, or nested
 */
export function textForVersion(text: string, version: string, file = 'text', {keepLines = false} = {}): string {
  const kept: string[] = [];
  let open: Open | undefined;
  text.split('\n').forEach((line, index) => {
    const [, ends, word, from] = /^\{\/\* (?:(end )?(since|until))(?: (\d+\.\d+))? \*\/\}\s*$/.exec(line) ?? [];
    const here = `${file}:${index + 1}`;
    if (word === undefined || (ends === undefined) === (from === undefined)) {
      if (open?.kept ?? true) kept.push(pinOlder(line, version));
      else if (keepLines) kept.push('');
      return;
    }
    if (from !== undefined) {
      if (open)
        throw new Error(
          `${here}: "${word}" inside the "${open.word}" opened on line ${open.line}; close that one first`,
        );
      open = {word, line: index + 1, kept: isNewer(from, version) === (word === 'until')};
    } else {
      if (open?.word !== word)
        throw new Error(`${here}: "end ${word}" closes nothing; put {/* ${word} X.Y */} before it`);
      open = undefined;
    }
    if (keepLines) kept.push('');
  });
  if (open)
    throw new Error(
      `${file}:${open.line}: this "${open.word}" is never closed; add {/* end ${open.word} */} after the passage`,
    );
  return keepLines
    ? kept.join('\n')
    : kept
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/\n+$/, '\n');
}

/** Pins of requirements, of image tags and of npx; a bare number in prose stays what it is. */
function pinOlder(line: string, version: string): string {
  return line.replace(
    /(\bplaywright(?:\/python)?(?::v|==|@))(\d+\.\d+)\.\d+/g,
    (pin: string, what: string, number: string) => (isNewer(number, version) ? what + version : pin),
  );
}

/** Whether `1.56` is newer than `1.55.0`. */
export function isNewer(since: string, version: string): boolean {
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return sinceMajor !== major ? sinceMajor > major : sinceMinor > minor;
}
