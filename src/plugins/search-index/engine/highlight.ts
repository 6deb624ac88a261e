import type {Plan} from './plan';
import type {Postings} from './postings';

const WORD = /[\p{L}\p{N}]+/gu;
const SEVERAL_PARTS = /[\p{Ll}\p{N}]\p{Lu}/u;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** Marks the words of a query in a text. */
export class Highlighter {
  /** What a matched term answers: the query's word, to mark no more than its beginning where that is what was typed. */
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

  /** The text with every match between the tags, and how many different words of the query it has. */
  mark(text: string): {value: string; words: number} {
    const had = new Set<string>();
    const value = text.replace(WORD, (word) => {
      const whole = this.markOne(word, had);
      if (whole !== null || !SEVERAL_PARTS.test(word)) return whole ?? word;
      return word.replace(PART, (part) => this.markOne(part, had) ?? part);
    });
    return {value: value.replaceAll(this.close + this.open, ''), words: had.size};
  }

  /** The different words of the query that a text has, without those that stand elsewhere. */
  wordsIn(text: string, elsewhere?: Set<string>): Set<string> {
    const had = new Set<string>();
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      const asked = this.terms.get(word);
      if (asked !== undefined && !elsewhere?.has(asked)) had.add(asked);
    }
    return had;
  }

  /**
   * The part of a text around its first match, of so many words; an ellipsis stands where text was left out.
   * A text without a match, or with none that does not stand elsewhere, is cut at its end.
   */
  snippet(text: string, length: number, ellipsis: string, elsewhere?: Set<string>): {value: string; words: number} {
    const words = text.split(/\s+/).filter(Boolean);
    const first = words.findIndex((word) => this.wordsIn(word, elsewhere).size > 0);
    const start = Math.max(0, Math.min(first < 0 ? 0 : first - Math.floor(length / 3), words.length - length));
    const end = Math.min(words.length, start + length);
    const marked = this.mark(words.slice(start, end).join(' '));
    return {
      value: `${start > 0 ? ellipsis : ''}${marked.value}${end < words.length ? ellipsis : ''}`,
      words: marked.words,
    };
  }

  private markOne(word: string, had: Set<string>): string | null {
    const lower = word.toLowerCase();
    const asked = this.terms.get(lower);
    if (asked === undefined) return null;
    had.add(asked);
    const length = lower.startsWith(asked) ? asked.length : word.length;
    return `${this.open}${word.slice(0, length)}${this.close}${word.slice(length)}`;
  }
}
