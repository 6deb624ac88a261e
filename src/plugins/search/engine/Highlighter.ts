import type {Plan} from './plan';
import type {Postings} from './Postings';
import {fold, isSymbol, toKey} from './tokenize';

/** A word as a text shows it: with accents and soft hyphens. */
const wordPattern = /[\p{L}\p{N}\p{M}\u00ad]+/gu;
/** Words that may be one name. */
const namePattern = `${wordPattern.source}(?:[._-]${wordPattern.source})*`;
const severalParts = /[\p{Ll}\p{N}]\p{Lu}/u;
const [OPEN, CLOSE] = ['<mark>', '</mark>'];
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

export class Highlighter {
  /** The word of the query that each matched term matches. Only this part of a longer term is highlighted. */
  private readonly terms = new Map<string, string>();
  /** Matches the symbols of the query, and names. */
  private readonly pattern: RegExp;

  constructor(plan: Plan, postings: Postings) {
    const symbols = plan.slots.map(({word}) => word).filter(isSymbol);
    for (const symbol of symbols) this.terms.set(symbol, symbol);
    const escaped = symbols.map((symbol) => symbol.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&'));
    this.pattern = new RegExp([...escaped, namePattern].join('|'), 'gu');
    for (const slot of plan.slots) {
      for (const [term, weight] of slot.matches) {
        if (weight >= 0.3) this.terms.set(postings.lexicon.word(term), slot.word);
      }
    }
  }

  highlight(text: string): string {
    const highlighted = text.replace(
      this.pattern,
      (name) =>
        this.highlightWord(name) ??
        name.replace(wordPattern, (word) => this.highlightWord(word) ?? this.highlightParts(word)),
    );
    return highlighted.replaceAll(CLOSE + OPEN, '');
  }

  /** Returns the distinct words of the query that a text contains, without the excluded ones. */
  wordsIn(text: string, exclude?: Set<string>): Set<string> {
    const matched = new Set<string>();
    for (const name of text.match(this.pattern) ?? []) {
      for (const word of [name, ...(name.match(wordPattern) ?? [])]) {
        const queryWord = this.terms.get(matchKey(word));
        if (queryWord !== undefined && !exclude?.has(queryWord)) matched.add(queryWord);
      }
    }
    return matched;
  }

  /**
   * Cuts a text around its first match and highlights the matches. Without a match, the snippet is the beginning of the
   * text.
   *
   * @param exclude words of the query that do not count as the first match
   */
  snippet(text: string, length: number, exclude: Set<string>): string {
    const words = text.split(/\s+/).filter(Boolean);
    const first = words.findIndex((word) => this.wordsIn(word, exclude).size > 0);
    const start = Math.max(0, Math.min(first - Math.floor(length / 3), words.length - length));
    const end = Math.min(words.length, start + length);
    const highlighted = this.highlight(words.slice(start, end).join(' '));
    return `${start > 0 ? '…' : ''}${highlighted}${end < words.length ? '…' : ''}`;
  }

  /** Highlights the parts of a name such as `waitForURL`. */
  private highlightParts(word: string): string {
    return severalParts.test(word) ? word.replace(partPattern, (part) => this.highlightWord(part) ?? part) : word;
  }

  private highlightWord(word: string): string | null {
    const key = matchKey(word);
    const queryWord = this.terms.get(key);
    if (queryWord === undefined) return null;
    const length = key.startsWith(queryWord) && key.length === word.length ? queryWord.length : word.length;
    return `${OPEN}${word.slice(0, length)}${CLOSE}${word.slice(length)}`;
  }
}

/** Returns the term that a word or symbol of a text would be. */
const matchKey = (word: string): string => (isSymbol(word) ? fold(word) : toKey(word));
