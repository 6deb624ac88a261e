/** Directives that give the C# compiler the lines of the page, so that its errors and stack traces name them. */

/**
 * Maps the following lines to those of the page from a line on. The compiler reads its name as relative to the folder of
 * the file, so that files that a sample writes beside its own one (`CallerFilePath`) are not in `docs/`.
 */
export const atLine = (page: string, line: number): string => `#line ${line} "${page}"`;

/** Maps the following lines to the file itself. */
export const outsidePage = '#line default';
