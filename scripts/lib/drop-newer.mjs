/**
 * Leaves out what a text marks as newer than a library version.
 *
 * Pages in `docs/` are written for the next version. A passage that is true only from some version on stands between
 * `{/* since 1.56 *\/}` and `{/* end since *\/}`, each alone on its line; both comments render nothing.
 * Pins of a newer library (`playwright==1.56.0`, `playwright/python:v1.56.0-noble`, `playwright@1.56.0`) become pins of
 * the version: readers of a version copy its own number.
 *
 * @param {string} text MDX of a page in `docs/`
 * @param {string} version library version to keep, such as `1.55.0`
 * @param {string} file named in errors
 * @param {{keepLines?: boolean}} options `keepLines` leaves empty lines for what goes, so that line numbers stay
 * @returns {string} the text without newer passages and without the marks of older ones
 * @throws {Error} when a mark is not closed, not opened, or nested
 */
export function dropNewer(text, version, file = 'text', {keepLines = false} = {}) {
  const kept = [];
  let open = null;
  text.split('\n').forEach((line, index) => {
    const count = kept.length;
    const since = /^\{\/\* since (\d+\.\d+) \*\/\}\s*$/.exec(line);
    const end = /^\{\/\* end since \*\/\}\s*$/.test(line);
    if (since) {
      if (open)
        throw new Error(
          `${file}:${index + 1}: "since" inside the passage opened on line ${open.line}; close that one first`,
        );
      open = {line: index + 1, newer: isNewer(since[1], version)};
    } else if (end) {
      if (!open) throw new Error(`${file}:${index + 1}: "end since" closes nothing; put {/* since X.Y */} before it`);
      open = null;
    } else if (!open?.newer) {
      kept.push(pinOlder(line, version));
    }
    if (keepLines && kept.length === count) kept.push('');
  });
  if (open)
    throw new Error(`${file}:${open.line}: this "since" is never closed; add {/* end since */} after the passage`);
  return keepLines ? kept.join('\n') : kept.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** Pins of requirements, of image tags and of npx; a bare number in prose stays what it is. */
function pinOlder(line, version) {
  return line.replace(/(\bplaywright(?:\/python)?(?::v|==|@))(\d+\.\d+)\.\d+/g, (pin, what, number) =>
    isNewer(number, version) ? what + version : pin,
  );
}

function isNewer(since, version) {
  const [sinceMajor, sinceMinor] = since.split('.').map(Number);
  const [major, minor] = version.split('.').map(Number);
  return sinceMajor !== major ? sinceMajor > major : sinceMinor > minor;
}
