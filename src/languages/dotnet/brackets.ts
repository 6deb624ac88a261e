/** The depth of brackets at each character, and whether it is inside a text. */
export interface Marks {
  depth: number[];
  inText: boolean[];
}

/** Texts, and type arguments, whose commas separate no arguments of a call. */
const textPattern =
  /(?<=\w)<[\w.]+(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?(?:\[\])?(?:, [\w.]+(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?(?:\[\])?)*>|"""[\s\S]*?"""|\$?@"(?:""|[^"])*"|\$?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'/y;

/** Reads the brackets of a line or file of C#. */
export function readMarks(text: string): Marks {
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

/** Returns the index of the bracket that closes the one at an index; -1 if there is none. */
export function closing(start: number, {depth, inText}: Marks): number {
  for (let index = start + 1; index < depth.length; index++)
    if (!inText[index] && depth[index] === depth[start]) return index;
  return -1;
}

/** Splits text at the commas outside of brackets. */
export function splitItems(text: string): string[] {
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
