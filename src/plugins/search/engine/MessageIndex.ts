import {documentTitle, isPitfall} from './documents';
import {keepHighest} from './keepHighest';
import type {Postings} from './Postings';
import {splitChunks, stopWords} from './tokenize';
import type {SearchDocument} from './types';

/** Cost of a word of the query between two words of a message. It may be a value: a name, a quotation, a selector. */
const extraWordCost = 0.3;
/** Cost of a word of a message that the query does not contain, as a share of its rarity. */
const missingWordCost = 0.5;
/** Ignores messages that match less than this share of the shorter text. */
const minShare = 0.7;
/** The same if one of the texts has fewer than `minMessageWords` words, because two words are often adjacent by chance. */
const minShareOfShort = 0.95;
const minMessageWords = 3;
/** Score at which a match counts half: about three rare words in the same order. */
const halfScore = 12;

/**
 * Finds sections by the messages of the library that they explain, whole or in part: a pasted message contains names, numbers
 * and quotations that the stored one does not contain, and often more lines before and after it.
 */
export class MessageIndex {
  private readonly byWord = new Map<string, Set<number>>();
  private readonly messages: {doc: number; words: string[]}[] = [];

  /** @param messages of each document, one per line; the title of a document is one, too, if it is a message */
  constructor(
    documents: SearchDocument[],
    parents: number[],
    messages: string[],
    private readonly postings: Postings,
  ) {
    documents.forEach((document, doc) => {
      const title = isPitfall(doc, documents, parents) ? documentTitle(document) : '';
      for (const words of `${title}\n${messages[doc]!}`.split('\n').map(messageWords)) {
        for (const word of words) this.byWord.set(word, (this.byWord.get(word) ?? new Set()).add(this.messages.length));
        this.messages.push({doc, words});
      }
    });
  }

  /** Returns the strength (from 0 to 1) of each document with a message that the query contains, or that contains it. */
  match(query: string): Map<number, number> {
    const words = messageWords(query);
    const found = new Map<number, number>();
    if (!query.trim().includes(' ') || words.length < 2) return found;
    const rarities = words.map((word) => this.rarity(word));
    const total = sum(rarities);
    const shared = new Map<number, number>();
    for (const word of new Set(words))
      for (const message of this.byWord.get(word) ?? []) shared.set(message, (shared.get(message) ?? 0) + 1);
    for (const [i, count] of shared) {
      const message = this.messages[i]!;
      const minWords = Math.min(minMessageWords, words.length, message.words.length);
      if (count < Math.max(2, minWords)) continue;
      const score = this.align(message.words, words, rarities);
      const share = score / Math.min(total, sum(message.words.map((word) => this.rarity(word))));
      if (share < (minWords < minMessageWords ? minShareOfShort : minShare)) continue;
      keepHighest(found, message.doc, (Math.min(1, share) * score) / (score + halfScore));
    }
    return found;
  }

  /** Scores the best match of a part of a message and a part of the query in the same order (Smith and Waterman). */
  private align(message: string[], query: string[], rarities: number[]): number {
    let best = 0;
    let previous = new Float64Array(query.length + 1);
    for (const word of message) {
      const missing = missingWordCost * this.rarity(word);
      const current = new Float64Array(query.length + 1);
      for (let j = 1; j <= query.length; j++) {
        const matched = query[j - 1] === word ? previous[j - 1]! + rarities[j - 1]! : 0;
        const score = Math.max(0, matched, previous[j]! - missing, current[j - 1]! - extraWordCost);
        current[j] = score;
        if (score > best) best = score;
      }
      previous = current;
    }
    return best;
  }

  private rarity(word: string): number {
    const term = this.postings.lexicon.find(word);
    return term === undefined ? this.postings.maxRarity : this.postings.rarity(term);
  }
}

/** Returns the words of a message without values: placeholders and numbers. */
function messageWords(text: string): string[] {
  return splitChunks(text.replace(/\S*\*\S*/g, ' '))
    .flatMap((chunk) => chunk.words)
    .filter((word) => !/^\d/.test(word) && !stopWords.has(word));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
