/** A part of a line of code, see `splitForBreaks`. */
export interface CodePart {
  text: string;
  /** Whether lines must not break inside the part. */
  isUnbroken: boolean;
  /** Whether a line may break before the part, although no white space is there. */
  mayBreakBefore: boolean;
}

/** Length of the longest word with hyphens that is never broken. Longer ones may not fit into a column on phones. */
const longestHyphenated = 12;

/**
 * Where words may break, the best places first. A place is used only for parts that the places before it leave too long.
 * Browsers break after inner hyphens anyway; here, hyphens only separate the start of a flag from its other words.
 */
const places = [
  /(?<=\w-)(?=\w)/, // --browser-|channel
  /(?<=[a-z\d)\]]\.)(?=[a-z])/i, // page.|goto()
  /(?<=\S[([{])(?=["'\w\\])/, // locator(|"article")
  /(?<=[a-z\d)\]]_)(?=[a-z])|(?<=\w[/=:]|\/\/|[,&])(?=["'a-z])/i, // new_|context, mode=|"full", fixtures/|fruits
  /(?<=[a-z])(?=[A-Z])/, // Web|Socket
];

/**
 * Splits a line of code into parts, so that lines break between words and not inside them. Browsers break after the hyphens
 * of `->` and of `--headed`, and cannot break long names such as `page.wait_for_load_state()`.
 *
 * @param longestWord length of the longest word that needs no breaks
 */
export function splitForBreaks(code: string, longestWord: number): CodePart[] {
  const parts: CodePart[] = [];
  for (const [word] of code.matchAll(/\s+|\S+/g)) {
    const isLong = word.length > (word.includes('-') ? longestHyphenated : Math.min(longestHyphenated, longestWord));
    const pieces = isLong ? splitWord(word, longestWord) : [word];
    pieces.forEach((text, index) => {
      const last = parts.at(-1);
      const isUnbroken = /-\w|->/.test(text) && text.length <= longestHyphenated * 2;
      const breaksAnyway = index > 0 && last!.text.endsWith('-');
      if (last && !isUnbroken && !last.isUnbroken && (index === 0 || breaksAnyway)) last.text += text;
      else parts.push({text, isUnbroken, mayBreakBefore: index > 0});
    });
  }
  return parts;
}

/** Splits a word at the best places, until no part is too long or no place is left. Hyphens always split. */
function splitWord(word: string, longestWord: number, level = 0): string[] {
  const place = places[level];
  if (place === undefined || (level > 0 && word.length <= longestWord)) return [word];
  return word.split(place).flatMap((part) => splitWord(part, longestWord, level + 1));
}

/** Returns the parts between two offsets of the code. */
export function sliceParts(parts: readonly CodePart[], start: number, end: number): CodePart[] {
  let offset = 0;
  return parts.flatMap((part) => {
    const from = offset;
    offset += part.text.length;
    const text = part.text.slice(Math.max(start - from, 0), Math.max(end - from, 0));
    return text ? [{...part, text, mayBreakBefore: part.mayBreakBefore && from >= start}] : [];
  });
}
