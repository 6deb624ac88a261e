import {allowedTypos, countBits, editDistance, letterMask} from './editDistance';
import {root, stem} from './tokenise';

/** A term of the index that a word of the query may stand for, and how surely. */
export interface Match {
  term: number;
  weight: number;
}

const STEM = 0.92;
const ROOT = 0.7;
const PREFIX = 0.85;
const EARLY_PREFIX = 0.55;
const ONE_TYPO = 0.75;
const TWO_TYPOS = 0.55;
const MAX_PREFIXES = 80;

/** Every term of an index, numbered in the order of arrival, and the ways to find terms that are nearly a word. */
export class Lexicon {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private sorted: string[] = [];
  private stems = new Map<string, number[]>();
  private masks: number[] = [];
  private roots = new Map<string, number[]>();

  /** The number of a term, given one if it is new. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.ids.set(word, id);
    this.words.push(word);
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

  /** Prepares prefix, stem and typo look-ups; to be called once after the last `add` of a batch. */
  seal(): void {
    this.sorted = [...this.words].sort();
    for (let id = this.masks.length; id < this.words.length; id++) {
      const word = this.words[id]!;
      this.masks.push(letterMask(word));
      const base = stem(word);
      const others = this.stems.get(base);
      if (others) others.push(id);
      else this.stems.set(base, [id]);
      const kin = this.roots.get(root(word));
      if (kin) kin.push(id);
      else this.roots.set(root(word), [id]);
    }
  }

  /** Terms that begin with a text, shortest first. */
  startingWith(prefix: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let i = low; i < this.sorted.length && this.sorted[i]!.startsWith(prefix); i++) found.push(this.sorted[i]!);
    return found.length > MAX_PREFIXES ? found.sort((a, b) => a.length - b.length).slice(0, MAX_PREFIXES) : found;
  }

  /** Terms within the typos that a word of this length may have. The first letter counts: few people mistype it alone. */
  near(word: string): Match[] {
    const limit = allowedTypos(word.length);
    if (limit === 0) return [];
    const mask = letterMask(word);
    const found: Match[] = [];
    for (let id = 0; id < this.words.length; id++) {
      const other = this.words[id]!;
      if (Math.abs(other.length - word.length) > limit || other.length < 3) continue;
      if (countBits(mask ^ this.masks[id]!) > 2 * limit) continue;
      const distance = editDistance(word, other, limit);
      if (distance > limit) continue;
      const weight = distance === 1 ? ONE_TYPO : TWO_TYPOS;
      found.push({term: id, weight: other[0] === word[0] ? weight : weight * 0.8});
    }
    return found;
  }

  /** Every term that a word of the query may stand for; `open` when the reader may still be typing it. */
  expand(word: string, open: boolean): Match[] {
    const best = new Map<number, number>();
    const offer = (term: number | undefined, weight: number) => {
      if (term !== undefined && (best.get(term) ?? 0) < weight) best.set(term, weight);
    };
    offer(this.ids.get(word), 1);
    for (const term of this.stems.get(stem(word)) ?? []) offer(term, STEM);
    const whole = best.size > 0;
    for (const term of this.roots.get(root(word)) ?? []) offer(term, ROOT);
    if (open || (!whole && word.length >= 4)) {
      const weight = open ? PREFIX : EARLY_PREFIX;
      for (const term of this.startingWith(word))
        offer(this.ids.get(term), weight * Math.sqrt(word.length / term.length));
    }
    // A word that exists as typed is taken at its word; a beginning of one may also be a typo, but less likely.
    if (!whole) {
      const doubt = best.size > 0 ? 0.6 : 1;
      for (const match of this.near(word)) offer(match.term, match.weight * doubt);
    }
    return [...best].map(([term, weight]) => ({term, weight}));
  }
}
