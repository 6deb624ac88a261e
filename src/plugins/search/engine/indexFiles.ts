/** The first file of an index: all headings except parameters, which the first results do not need. */
export interface HeadingsFile {
  /** Level, kind, flags and rounded links, four characters per heading: `3m10` is a deprecated member without links. */
  attributes: string;
  /** Titles, one line per heading. Columns compress better than rows. */
  titles: string;
  /** Anchors that differ from the usual one (see `usualAnchor()`), one line per heading. */
  anchors: string;
  /** The releases that added the headings, as numbers after `1.`; empty for what every reader has. One line per heading. */
  since: string;
  /** Aliases separated by `|`, one line per heading. */
  aliases: string;
  /** URLs, one line per page. */
  pages: string;
  /** Group names (`lvl0`), one line per page. */
  groups: string;
}

/** The second file of an index: the parameters and the texts. */
export interface TextsFile {
  /**
   * Names of the parameters after each heading, separated by spaces, one line per heading: `url wait_until`. The id of a
   * parameter follows if it does not follow from the name: `arg#args`, and its release if it is newer than its member:
   * `steps@57`.
   */
  parameters: string;
  /** The lists of `Texts`, each joined with `textEnd`. */
  bodies: string;
  messages: string;
  otherTitles: string;
  /** The words and symbols of `IndexDocument.hiddenWords`, in alphabetical order, one per line. */
  hiddenWords: string;
  /** The documents of each word, see `packHiddenWords()`, separated by spaces. */
  hiddenWordDocuments: string;
  synonyms: string;
}
