import {keepHighest} from './keepHighest';
import type {Lexicon, Matches} from './Lexicon';
import type {Postings} from './Postings';
import type {Synonyms} from './Synonyms';
import {splitChunks, fold, stem, splitSymbols, stopWords, withoutAsync, type Chunk} from './tokenize';

/** A word of the query with every term of the index that matches it. */
export interface Slot {
  word: string;
  matches: Matches;
  /** Rarity of the best matching term, weighted by the type of word; `maxRarity` if no term matches. */
  rarity: number;
}

export interface Plan {
  /** The query without values, to compare with messages: unlike its words, it contains the beginning of an error. */
  messageText: string;
  /** The query as the reader wrote it, with folded characters. */
  written: string;
  slots: Slot[];
  /** The words of the query joined, if it is one name: `menuspects` for `menu.spec.ts`. */
  joinedName: string | null;
  /** Texts to look up as names of classes and members. The whole query comes first. */
  nameCandidates: string[];
  /** Adjacent words of a task in both orders: "move mouse to a point" contains `mouse.move`. */
  pairs: string[];
  /**
   * Whether the query has several words and no identifier. Such a query describes a task, which guides explain best, or is an
   * error message, which `MessageIndex` ranks.
   */
  isTask: boolean;
}

/** Matches what precedes a message: exceptions with their modules, and the method that raised. */
const errorPrefix = /^(?:[eE]\s+)?(?:(?:[\w.]*(?:Error|Exception|Warning)|[a-zA-Z]+\.\w+):\s+)+/;
/** Matches a call with a quoted argument, even if the query ends before its end. */
const callWithText = /\w+\(["'][^()]*(?:\)|$)/g;
const minWordsOfMessage = 3;
/** Words that say little about a task, such as its verb. Members whose names contain them are still found by name. */
const weakWords = new Set(
  'all already also another any best change difference differences current every get getting given instead just make must need needs one only other over own please run running same set setting some specific such two use used using way'.split(
    ' ',
  ),
);
const weakFactor = 0.35;
/** Lowers the rarity of all other words, because the flag says what the query is about. */
const flagWordFactor = 0.4;
/** Weight of a term that joins two adjacent words of the query. */
const joinedWeight = 0.9;
const identifierFactor = 0.6;
/** Minimum weight of a match of a synonym. Only the synonym and its forms match, not its typos or longer words. */
const minSynonymWeight = 0.8;

/** Analyzes a query. The last word counts as unfinished unless a space follows it. */
export function planQuery(input: string, postings: Postings, synonyms: Synonyms | null): Plan {
  const written = fold(input);
  const text = withoutAsync(written);
  const query = withoutValues(withoutErrorPrefix(text));
  const chunks = splitChunks(query);
  const {lexicon} = postings;
  const isKnown = (word: string) => lexicon.find(word) !== undefined;
  // `aRROWdown` and `WaitForuRL` are names in an unusual case: their parts are not words.
  const words = chunks.flatMap(({words: parts, joined}) =>
    joined !== null && isKnown(joined) && !parts.every(isKnown) ? [joined] : parts,
  );
  const isUnfinished = !/\s$/.test(query);
  const hasContentWord = words.some((word) => !stopWords.has(word));
  const slots: Slot[] = [];
  words.forEach((word, i) => {
    if (hasContentWord && stopWords.has(word)) return;
    const matches = findMatches(words, i, isUnfinished, lexicon, synonyms);
    slots.push({word, matches, rarity: slotRarity(matches, postings) * (weakWords.has(word) ? weakFactor : 1)});
  });
  // Without words, the query is symbols: `=>`.
  for (const symbol of chunks.length > 0 ? [] : splitSymbols(query)) {
    const matches = lexicon.withSymbol(symbol);
    slots.push({word: symbol, matches, rarity: slotRarity(matches, postings)});
  }
  for (const chunk of chunks) addFlag(chunk, postings, slots);
  for (const chunk of chunks) addIdentifier(chunk, postings, slots);
  const isTask = chunks.length > 1 && chunks.every((chunk) => chunk.joined === null && !chunk.text.startsWith('-'));
  return {
    messageText: withoutValues(text),
    written,
    slots,
    joinedName: chunks.length === 1 ? chunks[0]!.joined : null,
    nameCandidates: candidateNames(query, chunks),
    pairs: isTask ? wordPairs(words) : [],
    isTask,
  };
}

/**
 * Removes the names of the exception and of the called method before a message: `TimeoutError: Page.click: `. They say
 * less than the message. Keeps them if nothing follows that could be a message.
 */
function withoutErrorPrefix(query: string): string {
  const message = query.replace(errorPrefix, '');
  return /\p{L}+\P{L}+\p{L}/u.test(message) ? message : query;
}

/** Removes locators, which are values in a message: `get_by_role("button")`. A short query is about them, and keeps them. */
function withoutValues(query: string): string {
  const rest = query.replace(callWithText, ' ');
  const contentWords = splitChunks(rest).filter(({text}) => text.length > 2 && !stopWords.has(text));
  return contentWords.length >= minWordsOfMessage ? rest : query;
}

/**
 * Returns the terms that match a word of the query by spelling, joined with an adjacent word, or by a synonym.
 *
 * @param isUnfinished whether the reader may still be typing the last word
 */
function findMatches(
  words: string[],
  i: number,
  isUnfinished: boolean,
  lexicon: Lexicon,
  synonyms: Synonyms | null,
): Matches {
  const word = words[i]!;
  const isLast = i === words.length - 1;
  const matches = new Map(lexicon.expand(word, isLast && isUnfinished));
  const offer = (term: number | undefined, weight: number) => {
    if (term !== undefined) keepHighest(matches, term, weight);
  };
  // "network idle" matches `networkidle`, "tool tip" matches "tooltip".
  if (i > 0) offer(lexicon.find(words[i - 1]! + word), joinedWeight);
  if (!isLast) offer(lexicon.find(word + words[i + 1]!), joinedWeight);
  const queryStems = new Set(words.map(stem));
  for (const [synonym, confidence] of synonyms?.of(words, i) ?? []) {
    // Skips a synonym that the query contains, so that one word of a page does not match two words of the query.
    if (queryStems.has(stem(synonym))) continue;
    for (const [term, weight] of lexicon.expand(synonym, false))
      if (weight > minSynonymWeight) offer(term, confidence * weight);
  }
  return matches;
}

/** Returns the rarity of the best matching term. An unknown word is rare, so that missing it lowers a score. */
function slotRarity(matches: Matches, postings: Postings): number {
  let best: number | undefined;
  for (const [term, weight] of matches) if (best === undefined || weight > matches.get(best)!) best = term;
  return best === undefined ? postings.maxRarity : Math.max(0.3, postings.rarity(best));
}

/** Adds a slot for a flag with its dashes, which is rarer than its word: `--headed` finds the pages with the flag. */
function addFlag(chunk: Chunk, postings: Postings, slots: Slot[]): void {
  if (!chunk.text.startsWith('-')) return;
  const {lexicon} = postings;
  const exact = lexicon.find(chunk.text);
  const matches = new Map(
    exact === undefined
      ? [...lexicon.expand(chunk.text, true)].filter(([term]) => lexicon.word(term).startsWith('-'))
      : [[exact, 1]],
  );
  if (matches.size === 0) return;
  for (const slot of slots) slot.rarity *= flagWordFactor;
  slots.push({word: chunk.text, matches, rarity: slotRarity(matches, postings)});
}

/** Adds a slot for a whole identifier, which says more than its words: `pytest.ini`, `browser_context_args`. */
function addIdentifier(chunk: Chunk, postings: Postings, slots: Slot[]): void {
  for (const name of [chunk.joined ?? '', ...chunk.names]) {
    const term = postings.lexicon.find(name);
    if (term !== undefined)
      slots.push({word: name, matches: new Map([[term, 1]]), rarity: identifierFactor * postings.rarity(term)});
  }
}

/** Returns texts that may be the name of a class or member: the whole query, and each identifier. */
function candidateNames(query: string, chunks: Chunk[]): string[] {
  // A flag is not the name of a member: `--slowmo` is not the parameter `slow_mo`.
  if (query.trim().startsWith('-')) return [];
  const names = [query];
  for (const chunk of chunks) if (chunk.joined && !chunk.text.includes('-')) names.push(chunk.text);
  return names;
}

/** Returns each pair of adjacent words in both orders; ignores stop words. */
function wordPairs(words: string[]): string[] {
  const contentWords = words.filter((word) => !stopWords.has(word));
  return contentWords.slice(1).flatMap((word, i) => [`${contentWords[i]} ${word}`, `${word} ${contentWords[i]}`]);
}
