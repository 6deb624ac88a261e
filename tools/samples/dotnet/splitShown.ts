import type {ShownSample} from '../readShownPage';

/**
 * Maps the following lines to those of the page from a line on, so that errors of the compiler and stack traces name them.
 * The compiler reads the name of the page as relative to the folder of the file, so that files that a sample writes beside
 * its own one (`CallerFilePath`) are not in `docs/`.
 */
const atLine = (page: string, line: number): string => `#line ${line} "${page}"`;

/** Maps the following lines to the file itself. */
export const outsidePage = '#line default';

/** The parts of a file of C#, whose runs of lines start with a directive from `atLine`. */
export interface CsharpParts {
  /** Lines with `using`, by namespace. */
  usings: Map<string, string>;
  /** Statements; empty for tests. */
  body: string;
  classes: string[];
}

const usingPattern = /^using ((?:static )?[\w.]+(?: = [\w.]+)?);$/;
const typePattern =
  /^(?:(?:public|internal|abstract|static|sealed|partial|file) )*(?:class|interface|record|enum|struct) \w/;
/** Lines directly above a declaration: attributes and comments of documentation. */
const abovePattern = /^(?:\[.*\]|\/\/\/.*)$/;
/** The first line of an excerpt from a class: a method with an attribute or a modifier. */
const memberPattern = /^(?:\[\w+.*\]\n|(?:public|protected|private) )/;

interface Line {
  /** Number in the page. */
  number: number;
  text: string;
}

/**
 * Splits a sample as the pages show it into the parts of a file, without changing its lines. Declarations start and end in
 * the first column, because all samples are formatted. An excerpt from a class becomes a class of tests.
 */
export function splitShown({page, text, line: fence}: Pick<ShownSample, 'page' | 'text' | 'line'>): CsharpParts {
  const usings = new Map<string, string>();
  const rest: Line[] = [];
  const classes: string[] = [];
  const write = (part: Line[]): string => writeLines(page, part);
  const lines = text.split('\n').map((each, index): Line => ({number: fence + 1 + index, text: each}));
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const used = usingPattern.exec(line.text)?.[1];
    if (used !== undefined) usings.set(used, write([line]));
    else if (typePattern.test(line.text)) {
      let start = rest.length;
      while (start > 0 && abovePattern.test(rest[start - 1]!.text)) start--;
      const above = rest.splice(start);
      const end = /[;}]$/.test(line.text) ? at : lines.findIndex((each, index) => index > at && each.text === '}');
      const last = end === -1 ? lines.length - 1 : end;
      classes.push(write([...above, ...lines.slice(at, last + 1)]));
      at = last;
    } else rest.push(line);
  }
  while (rest.at(-1)?.text.trim() === '') rest.pop();
  while (rest[0]?.text.trim() === '') rest.shift();
  const body = write(rest);
  if (!memberPattern.test(rest.map((line) => line.text).join('\n'))) return {usings, body, classes};
  const excerpt = `public class Excerpt_ : Microsoft.Playwright.NUnit.PageTest\n{\n${body}\n}`;
  return {usings, body: '', classes: [excerpt, ...classes]};
}

/** Writes lines, with a directive where their numbers do not continue. */
const writeLines = (page: string, lines: Line[]): string =>
  lines
    .flatMap(({number, text}, index) =>
      number - 1 === lines[index - 1]?.number ? [text] : [atLine(page, number), text],
    )
    .join('\n');
