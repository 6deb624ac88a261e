/** Comments in files for the C# compilers that say which lines of the page follow. */

const pattern = /^\/\/@(\d*)$/;

/** Says that the following lines are those of the page from a line on. */
export const atLine = (line: number): string => `//@${line}`;

/** Says that the following lines are not those of the page. */
export const outsidePage = '//@';

/**
 * Returns the number that a line of a file has in the page, if it is from there.
 *
 * @param line number of the line in the file
 */
export function lineInPage(text: string, line: number): number | undefined {
  let number: number | undefined;
  for (const each of text.split('\n').slice(0, line)) {
    const start = pattern.exec(each);
    if (start) number = start[1] === '' ? undefined : Number(start[1]) - 1;
    else if (number !== undefined) number++;
  }
  return number;
}
