import type {ShownSample} from '../readShownPage';
import {atLine} from './pageLines';

/** The parts of a file of C#, whose runs of lines start with a comment from `atLine`. */
export interface CsharpParts {
  /** Namespaces that it uses. */
  usings: string[];
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
export function splitShown({text, line: fence}: Pick<ShownSample, 'text' | 'line'>): CsharpParts {
  const usings: string[] = [];
  const rest: Line[] = [];
  const classes: string[] = [];
  const lines = text.split('\n').map((each, index): Line => ({number: fence + 1 + index, text: each}));
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const used = usingPattern.exec(line.text)?.[1];
    if (used !== undefined) usings.push(used);
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

/** Writes lines, with a comment where their numbers do not continue. */
const write = (lines: Line[]): string =>
  lines
    .flatMap(({number, text}, index) =>
      number === (lines[index - 1]?.number ?? 0) + 1 ? [text] : [atLine(number), text],
    )
    .join('\n');
