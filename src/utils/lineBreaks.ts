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
 * Splits a line of code into parts, so that lines break between words and not inside them. Browsers break after the hyphen
 * of `->` and of `--headed`, and cannot break long names such as `page.wait_for_load_state()`.
 *
 * @param longestWord length of the longest word that needs no breaks; longer ones may break after dots and underscores
 */
export function splitForBreaks(code: string, longestWord: number): CodePart[] {
  const parts: CodePart[] = [];
  for (const [word] of code.matchAll(/\s+|\S+/g)) {
    const isUnbroken = word.includes('-') && word.length <= longestHyphenated;
    const pieces = word.length > longestWord && !isUnbroken ? word.split(/(?<=[a-z\d)\]][._])(?=[a-z])/i) : [word];
    pieces.forEach((text, index) => {
      const last = parts.at(-1);
      if (index === 0 && last && !isUnbroken && !last.isUnbroken) last.text += text;
      else parts.push({text, isUnbroken, mayBreakBefore: index > 0});
    });
  }
  return parts;
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
