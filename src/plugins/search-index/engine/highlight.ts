import type {Plan} from './plan';
import type {Postings} from './postings';

const WORD = /[\p{L}\p{N}]+/gu;
const SEVERAL_PARTS = /[\p{Ll}\p{N}]\p{Lu}/u;
const [OPEN, CLOSE] = ['<mark>', '</mark>'];
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** Marks the words of a query in texts. */
export class Highlighter {
  /**
   * The word of the query that each matched term matches. If a term begins with that word, only the beginning is
   * marked.
   */
  private readonly terms = new Map<string, string>();

  constructor(plan: Plan, postings: Postings) {
    for (const slot of plan.slots) {
      for (const [term, weight] of slot.matches) {
        if (weight >= 0.3) this.terms.set(postings.lexicon.word(term), slot.word);
      }
    }
  }

  /** Puts tags around every match in a text. */
  mark(text: string): string {
    const marked = text.replace(WORD, (word) => {
      const whole = this.markWord(word);
      if (whole !== null || !SEVERAL_PARTS.test(word)) return whole ?? word;
      return word.replace(PART, (part) => this.markWord(part) ?? part);
    });
    return marked.replaceAll(CLOSE + OPEN, '');
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
   * @param exclude words of the query that do not count as the first match
   */
  snippet(text: string, length: number, exclude: Set<string>): string {
    const words = text.split(/\s+/).filter(Boolean);
    const first = words.findIndex((word) => this.wordsIn(word, exclude).size > 0);
    const start = Math.max(0, Math.min(first < 0 ? 0 : first - Math.floor(length / 3), words.length - length));
    const end = Math.min(words.length, start + length);
    const marked = this.mark(words.slice(start, end).join(' '));
    return `${start > 0 ? '…' : ''}${marked}${end < words.length ? '…' : ''}`;
  }

  private markWord(word: string): string | null {
    const lower = word.toLowerCase();
    const queryWord = this.terms.get(lower);
    if (queryWord === undefined) return null;
    const length = lower.startsWith(queryWord) ? queryWord.length : word.length;
    return `${OPEN}${word.slice(0, length)}${CLOSE}${word.slice(length)}`;
  }
}
