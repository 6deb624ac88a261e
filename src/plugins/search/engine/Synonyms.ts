import {keepHighest} from './keepHighest';
import {wordRoot} from './tokenize';

/** Confidence that a synonym means the same. A phrase of several words is less ambiguous than a single word. */
const wordConfidence = 0.6;
const phraseConfidence = 0.9;

/**
 * The synonyms of an index (`synonyms.json`): a query with a phrase on the left, separated by commas, also searches for the
 * words on the right, but not the reverse. The second file contains them, because the first results do not need them.
 */
export class Synonyms {
  private readonly phrases = new Map<string, string[]>();
  private maxLength = 1;

  constructor(table: string) {
    for (const line of table.split('\n')) {
      const [from = '', to = ''] = line.split(': ');
      for (const phrase of from.split(', ')) {
        const words = phrase.split(' ');
        this.maxLength = Math.max(this.maxLength, words.length);
        // Adds each phrase as one word too: "mouse over" and `mouseover`.
        for (const key of new Set([phraseKey(words), phraseKey([words.join('')])]))
          this.phrases.set(key, [...(this.phrases.get(key) ?? []), ...to.split(' ')]);
      }
    }
  }

  /** Returns the synonyms of a word of the query, by itself or as part of a phrase, with their confidence. */
  of(words: string[], i: number): Map<string, number> {
    const found = new Map<string, number>();
    for (let from = Math.max(0, i - this.maxLength + 1); from <= i; from++) {
      for (let to = i; to < Math.min(words.length, from + this.maxLength); to++) {
        const confidence = from === to ? wordConfidence : phraseConfidence;
        for (const word of this.phrases.get(phraseKey(words.slice(from, to + 1))) ?? [])
          keepHighest(found, word, confidence);
      }
    }
    found.delete(words[i]!);
    return found;
  }
}

/** Returns the same key for all forms of a phrase: "element disappears" equals "element disappear". */
function phraseKey(words: string[]): string {
  return words.map(wordRoot).join(' ');
}
