import {keepHighest} from './keepHighest';
import {editDistance} from '../../../utils/editDistance';
import {stem, wordRoot} from './tokenize';

/** The terms of the index that match a word of the query, with a weight from 0 to 1 (1 for the word itself). */
export type Matches = ReadonlyMap<number, number>;

const stemWeight = 0.92;
const rootWeight = 0.7;
const prefixWeight = 0.85;
/** Weight of a prefix if the reader has finished the word. */
const finishedPrefixWeight = 0.55;
const oneTypoWeight = 0.75;
const twoTyposWeight = 0.55;

/** The terms of an index, numbered in the order of their addition, and lookups for terms that are similar to a word. */
export class Lexicon {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private stems = new Map<string, number[]>();
  private roots = new Map<string, number[]>();

  /** Returns the id of a term; adds the term if it is new. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.ids.set(word, id);
    this.words.push(word);
    addTo(this.stems, stem(word), id);
    addTo(this.roots, wordRoot(word), id);
    return id;
  }

  get size(): number {
    return this.words.length;
  }

  find(word: string): number | undefined {
    return this.ids.get(word);
  }

  word(id: number): string {
    return this.words[id]!;
  }

  startingWith(prefix: string): string[] {
    return this.words.filter((word) => word.startsWith(prefix));
  }

  /** Returns the terms that contain a symbol: `**\/*` is a part of `"**\/*.`. */
  withSymbol(symbol: string): Matches {
    const found = new Map<number, number>();
    this.words.forEach((word, term) => {
      if (word.includes(symbol)) found.set(term, symbol.length / word.length);
    });
    return found;
  }

  /**
   * Returns every term that matches a word of the query: the word itself, its forms, longer words, and corrections of
   * typos.
   *
   * @param isUnfinished whether the reader may still be typing the word
   */
  expand(word: string, isUnfinished: boolean): Matches {
    const matches = new Map<number, number>();
    const addForms = (form: string, weight: number) => {
      for (const term of this.stems.get(stem(form)) ?? []) keepHighest(matches, term, weight * stemWeight);
    };
    addForms(word, 1);
    const known = this.ids.get(word);
    if (known !== undefined) matches.set(known, 1);
    const isKnown = matches.size > 0;
    for (const term of this.roots.get(wordRoot(word)) ?? []) keepHighest(matches, term, rootWeight);
    if (isUnfinished || (!isKnown && word.length >= 3)) {
      const weight = isUnfinished ? prefixWeight : finishedPrefixWeight;
      for (const term of this.startingWith(word))
        keepHighest(matches, this.ids.get(term)!, weight * Math.sqrt(word.length / term.length));
    }
    // Looks for typos only if no term has the word or a form of it. If it is a prefix of terms, a typo is less likely.
    const limit = isKnown ? 0 : allowedTypos(word.length);
    if (limit === 0) return matches;
    const factor = matches.size > 0 ? 0.6 : 1;
    this.words.forEach((other, term) => {
      const distance = other.length < 3 ? Infinity : editDistance(word, other, limit);
      if (distance > limit) return;
      const weight = factor * (distance === 1 ? oneTypoWeight : twoTyposWeight);
      keepHighest(matches, term, weight);
      addForms(other, weight);
    });
    return matches;
  }
}

/** Returns the number of typos that a word of this length may have. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

function addTo(lists: Map<string, number[]>, key: string, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
