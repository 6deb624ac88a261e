/** Code of the character that stands for 0 in a file. */
export const FIRST_CODE = '#'.charCodeAt(0);

/** Headings in columns, which compress better than rows. */
export interface HeadingColumns {
  /** The distinct combinations of level, kind, flags and rounded links, four characters each. */
  attributeSets: string[];
  /** One character per heading: the index of its attribute set, `#` for 0. */
  attributeSetIds: string;
  /** Titles, one line per heading. */
  titles: string;
  /** Packed anchors (see `anchors.ts`), one line per heading. */
  anchors: string;
  /** Aliases separated by `|`, one line per heading. */
  aliases: string;
}

/** The first file of an index: all headings except parameters, which the first results do not need. */
export interface HeadingsFile extends HeadingColumns {
  /** URLs, one line per page. */
  pages: string;
  /** Group names (`lvl0`), one line per page. */
  groups: string;
}

/** The texts of all headings, in the order of the pages (see `packTexts.ts`). */
export interface PackedTexts {
  /** The distinct words of the texts. The texts store their numbers, see `packWords.ts`. */
  words: string[];
  bodies: string;
  codes: string;
  /** Phrases of each heading, separated by an unused character. */
  phrases: string;
  /** Keywords of each heading, separated like phrases. */
  keywords: string;
}

/** The second file of an index: the parameters and the texts. */
export interface TextsFile extends PackedTexts {
  parameters: ParameterColumns;
  synonyms: string;
}

/** The parameters of all members. */
export interface ParameterColumns extends HeadingColumns {
  /** One character per heading of the first file: the number of parameters that follow it, `#` for 0. */
  counts: string;
}
