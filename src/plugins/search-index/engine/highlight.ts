import type {Plan} from './plan';
import type {Postings} from './postings';

const WORD = /[\p{L}\p{N}]+/gu;
const SEVERAL_PARTS = /[\p{Ll}\p{N}]\p{Lu}/u;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** Marks the words of a query in texts. */
export class Highlighter {
  /**
   * The word of the query that each matched term matches. If a term begins with that word, only the beginning is
   * marked.
   */
  private readonly terms = new Map<string, string>();

  constructor(
    plan: Plan,
    postings: Postings,
    private readonly open: string,
    private readonly close: string,
  ) {
    for (const slot of plan.slots) {
      for (const match of slot.matches) {
        if (match.weight >= 0.3) this.terms.set(postings.lexicon.word(match.term), slot.word);
      }
    }
  }

  /** Puts tags around every match in a text, and counts the distinct words of the query that it contains. */
  mark(text: string): {value: string; matchCount: number} {
    const matched = new Set<string>();
    const value = text.replace(WORD, (word) => {
      const whole = this.markWord(word, matched);
      if (whole !== null || !SEVERAL_PARTS.test(word)) return whole ?? word;
      return word.replace(PART, (part) => this.markWord(part, matched) ?? part);
    });
    return {value: value.replaceAll(this.close + this.open, ''), matchCount: matched.size};
  }

  /** Returns the distinct words of the query that a text contains, without the excluded ones. */
  wordsIn(text: string, exclude?: Set<string>): Set<string> {
    const matched = new Set<string>();
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      const queryWord = this.terms.get(word);
      if (queryWord !== undefined && !exclude?.has(queryWord)) matched.add(queryWord);
    }
    return matched;
  }

  /**
   * Cuts a text around its first match and marks the matches. Without a match, the snippet is the beginning of the
   * text.
   *
   * @param length number of words
   * @param ellipsis replaces omitted text
   * @param exclude words of the query that do not count as the first match
   */
  snippet(text: string, length: number, ellipsis: string, exclude?: Set<string>): {value: string; matchCount: number} {
    const words = text.split(/\s+/).filter(Boolean);
    const first = words.findIndex((word) => this.wordsIn(word, exclude).size > 0);
    const start = Math.max(0, Math.min(first < 0 ? 0 : first - Math.floor(length / 3), words.length - length));
    const end = Math.min(words.length, start + length);
    const marked = this.mark(words.slice(start, end).join(' '));
    return {
      value: `${start > 0 ? ellipsis : ''}${marked.value}${end < words.length ? ellipsis : ''}`,
      matchCount: marked.matchCount,
    };
  }

  private markWord(word: string, matched: Set<string>): string | null {
    const lower = word.toLowerCase();
    const queryWord = this.terms.get(lower);
    if (queryWord === undefined) return null;
    matched.add(queryWord);
    const length = lower.startsWith(queryWord) ? queryWord.length : word.length;
    return `${this.open}${word.slice(0, length)}${this.close}${word.slice(length)}`;
  }
}
