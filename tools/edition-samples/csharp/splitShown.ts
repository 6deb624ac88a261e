/** The parts of a file of C#. */
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

/**
 * Splits a sample as the pages show it into the parts of a file, without changing its lines. Declarations start and end in
 * the first column, because all samples are formatted. An excerpt from a class becomes a class of tests.
 */
export function splitShown(text: string): CsharpParts {
  const usings: string[] = [];
  const rest: string[] = [];
  const classes: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const used = usingPattern.exec(line)?.[1];
    if (used !== undefined) usings.push(used);
    else if (typePattern.test(line)) {
      let start = rest.length;
      while (start > 0 && abovePattern.test(rest[start - 1]!)) start--;
      const above = rest.splice(start);
      const end = /[;}]$/.test(line) ? at : lines.findIndex((each, index) => index > at && each === '}');
      const last = end === -1 ? lines.length - 1 : end;
      classes.push([...above, ...lines.slice(at, last + 1)].join('\n'));
      at = last;
    } else rest.push(line);
  }
  const body = rest.join('\n').trim();
  if (!memberPattern.test(body)) return {usings, body, classes};
  const excerpt = `public class Excerpt_ : Microsoft.Playwright.NUnit.PageTest\n{\n${body}\n}`;
  return {usings, body: '', classes: [excerpt, ...classes]};
}
