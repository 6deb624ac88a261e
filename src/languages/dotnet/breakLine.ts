/** Breaks a statement that is too long, as C# code is usually written: at options, at calls of a chain, at arguments. */

const indent = '    ';

/** @returns the lines of a statement, with their indentation */
export function breakLine(text: string, width: number): string[] {
  if (text.length <= width || text.startsWith('//')) return text.startsWith('//') ? wrapComment(text, width) : [text];
  const marks = readMarks(text);
  const ways = prefersChain(text, marks)
    ? [breakChain, breakOptions, breakArguments, breakOperators]
    : [breakOptions, breakChain, breakArguments, breakOperators];
  const candidates = ways.flatMap((way) => {
    const lines = way(text, marks, width);
    return lines ? [lines] : [];
  });
  return candidates.find((lines) => isNarrow(lines, width)) ?? narrowest([...candidates, [text]]);
}

/** Whether a chain is easier to read broken at its calls than at its options: it has several, or one short option. */
function prefersChain(text: string, {depth, inText}: Marks): boolean {
  let calls = 0;
  for (let index = 1; index < text.length; index++)
    if (text[index] === '.' && depth[index] === 0 && !inText[index] && text[index - 1] === ')') calls++;
  return calls > 1 || (calls === 1 && !/\{[^{}]*,[^{}]*\}\);?$|\}[^{}]*\}\)*;?$/.test(text));
}

const isNarrow = (lines: string[], width: number): boolean => lines.every((line) => line.length <= width);

const narrowest = (all: string[][]): string[] =>
  all.reduce((best, each) => (longest(each) < longest(best) ? each : best));

const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));

function wrapComment(text: string, width: number): string[] {
  const marker = /^\/\/+ ?/.exec(text)![0];
  const lines: string[] = [];
  let line = marker.trimEnd();
  for (const word of text.slice(marker.length).split(' ')) {
    if (`${line} ${word}`.length > width && line.length > marker.length) {
      lines.push(line);
      line = marker.trimEnd();
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** The depth of brackets at each character, and whether it is inside a text. */
interface Marks {
  depth: number[];
  inText: boolean[];
}

/** Texts, and type arguments, whose commas separate no arguments of a call. */
const textPattern =
  /(?<=\w)<[\w.]+(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?(?:\[\])?(?:, [\w.]+(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?(?:\[\])?)*>|"""[\s\S]*?"""|\$?@"(?:""|[^"])*"|\$?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'/y;

function readMarks(text: string): Marks {
  const depth: number[] = [];
  const inText: boolean[] = [];
  let current = 0;
  for (let index = 0; index < text.length; index++) {
    textPattern.lastIndex = index;
    const found = textPattern.exec(text)?.[0];
    if (found !== undefined) {
      for (let each = 0; each < found.length; each++) {
        depth.push(current);
        inText.push(true);
      }
      index += found.length - 1;
      continue;
    }
    const letter = text[index]!;
    if (')]}'.includes(letter)) current--;
    depth.push(current);
    inText.push(false);
    if ('([{'.includes(letter)) current++;
  }
  return {depth, inText};
}

/** Returns the index of the bracket that closes the one at an index. */
function closing(start: number, {depth, inText}: Marks): number {
  for (let index = start + 1; index < depth.length; index++)
    if (!inText[index] && depth[index] === depth[start]) return index;
  return -1;
}

/** Splits text at the commas outside of brackets. */
function splitItems(text: string): string[] {
  const {depth, inText} = readMarks(text);
  const items: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++)
    if (text[index] === ',' && depth[index] === 0 && !inText[index]) {
      items.push(text.slice(start, index).trim());
      start = index + 1;
    }
  return [...items, text.slice(start).trim()].filter((item) => item !== '');
}

const shift = (lines: string[]): string[] => lines.map((line) => (line === '' ? '' : indent + line));

/** Breaks `new() { A = 1, B = 2 }` at the end of a statement, with the braces on lines of their own. */
function breakOptions(text: string, marks: Marks, width: number): string[] | undefined {
  for (let index = 0; index < text.length; index++) {
    if (text[index] !== '{' || marks.inText[index] || text[index - 1] !== ' ') continue;
    const end = closing(index, marks);
    if (end === -1 || !/^[)}\]]*;?$/.test(text.slice(end + 1).replace(/\s/g, ''))) continue;
    const head = text.slice(0, index).trimEnd();
    if (head.length > width || !/(?:new(?: [\w<>., ?[\]]+)?(?:\([^)]*\))?|new\[\])$/.test(head)) continue;
    const items = splitItems(text.slice(index + 1, end));
    const lines = items.flatMap((item) => {
      const broken = breakLine(`${item},`, width - indent.length);
      return shift(broken);
    });
    return [head, '{', ...lines, `}${text.slice(end + 1)}`];
  }
  return undefined;
}

/** Breaks a chain of calls before the dots that follow a call. */
function breakChain(text: string, {depth, inText}: Marks, width: number): string[] | undefined {
  const dots: number[] = [];
  for (let index = 1; index < text.length; index++)
    if (text[index] === '.' && depth[index] === 0 && !inText[index] && /[)!]/.test(text[index - 1]!)) dots.push(index);
  if (dots.length === 0) return undefined;
  const [head, ...parts] = [0, ...dots].map((start, index, all) => text.slice(start, all[index + 1] ?? text.length));
  return [...breakLine(head!, width), ...shift(parts.flatMap((part) => breakLine(part, width - indent.length)))];
}

/** Breaks the arguments of the last call, each on a line of its own. */
function breakArguments(text: string, marks: Marks, width: number): string[] | undefined {
  let start = -1;
  for (let index = 0; index < text.length; index++)
    if (text[index] === '(' && !marks.inText[index] && marks.depth[index] === 0) start = index;
  if (start === -1) return undefined;
  const end = closing(start, marks);
  if (end === -1 || end === start + 1) return undefined;
  const items = splitItems(text.slice(start + 1, end));
  const rest = text.slice(end);
  const lines = items.flatMap((item, index) => {
    const isLast = index === items.length - 1;
    return shift(breakLine(`${item}${isLast ? rest : ','}`, width - indent.length));
  });
  return [text.slice(0, start + 1), ...lines];
}

/** Breaks before the operators of a condition or a sum, or after an arrow. */
function breakOperators(text: string, {depth, inText}: Marks, width: number): string[] | undefined {
  const places: number[] = [];
  for (let index = 1; index < text.length - 3; index++) {
    if (depth[index] !== 0 || inText[index]) continue;
    if (/^ (?:&&|\|\||\?\?|\+|\?|:) /.test(text.slice(index, index + 4))) places.push(index + 1);
  }
  if (places.length > 0) {
    const [head, ...parts] = [0, ...places].map((start, index, all) =>
      text.slice(start, all[index + 1] ?? text.length).trim(),
    );
    return [head!, ...shift(parts.flatMap((part) => breakLine(part, width - indent.length)))];
  }
  for (const mark of [' => ', ' = ']) {
    const index = text.indexOf(mark);
    if (index > 0 && depth[index] === 0 && !inText[index])
      return [
        text.slice(0, index + mark.length - 1),
        ...shift(breakLine(text.slice(index + mark.length), width - indent.length)),
      ];
  }
  return undefined;
}
