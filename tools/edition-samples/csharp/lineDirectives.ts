/** Directives that tell the C# compiler which lines of the page follow, so that its errors and stack traces name them. */

/**
 * Maps the following lines to those of the page from a line on. The compiler reads its name as relative to the folder of
 * the file, so that files that a sample writes beside its own one (`CallerFilePath`) are not in `docs/`.
 */
export const atLine = (page: string, line: number): string => `#line ${line} "${page}"`;

/** Maps the following lines to the file itself. */
export const outsidePage = '#line default';

const pattern = /^#line (\d+) (".*")$/;

/** How far the lines of another form of a test are from those that the page contains. */
const mostMoved = 4;

/**
 * Maps the lines of a converted text to those of the original again: a conversion can add and remove lines.
 *
 * @param original a text with directives
 * @param converted the text after the conversion, with the same directives
 */
export function realign(original: string, converted: string): string {
  const lines = original.split('\n');
  let next = 0;
  return converted
    .split('\n')
    .flatMap((text) => {
      if (lines[next] === text) next++;
      else {
        const found = pattern.test(text) ? lines.indexOf(text) : nearest(lines, text, next);
        next = (found === -1 ? next : found) + 1;
        if (found !== -1 && !pattern.test(text)) return [directiveFor(lines, found), text];
      }
      return [text];
    })
    .join('\n');
}

/** Returns the index of the equal line that is nearest to an index; -1 for short lines, such as braces. */
function nearest(lines: string[], text: string, index: number): number {
  if (text.trim().length < 2) return -1;
  const found = lines.flatMap((line, at) => (line === text ? [at] : []));
  const [best = -1] = found.sort((one, other) => Math.abs(one - index) - Math.abs(other - index));
  return Math.abs(best - index) > mostMoved ? -1 : best;
}

/** Returns the directive for the line with an index. */
function directiveFor(lines: string[], index: number): string {
  for (let start = index - 1; start >= 0; start--) {
    const [, number, page] = pattern.exec(lines[start]!) ?? [];
    if (page !== undefined) return `#line ${Number(number) + index - start - 1} ${page}`;
    if (lines[start] === outsidePage) break;
  }
  return outsidePage;
}
