import type {Match} from './lexicon';
import type {Postings} from './postings';
import {synonymsOf} from './synonyms';
import {chunksOf, stem, withoutDollars, type Chunk} from './tokenise';

/** A word of the query with every term it may stand for. */
export interface Slot {
  word: string;
  matches: Match[];
  /** How much the word tells: that of its best known term, or of a word nobody has. */
  rarity: number;
}

export interface Plan {
  slots: Slot[];
  /** Identifiers of the query, to be looked up as names of members. The whole query comes first. */
  names: string[];
  /** Neighbours in a longer task, in either order: "move mouse to a point" has `mouse.move`. */
  pairs: string[];
  /** Several words, none of them an identifier: a question about a task, which a guide answers. */
  prose: boolean;
}

/** Words that tell nothing in a question; kept when the query is nothing else. */
const FILLERS = new Set(
  'a an and are as at be been by can could did do does for from has have how i if in into is it its me my of on or our should so that the their then there these this to via want was we what when where whether which who why with would you your'.split(
    ' ',
  ),
);
const ARTICLES = new Set(['a', 'an', 'the']);
/** Words that say little about a task, such as the verbs that begin it; names of members that have them are found by name. */
const WEAK = new Set(
  'all already also another any best current every get getting given instead just make must need needs one only other over own please run running same set setting some specific such two use used using way'.split(
    ' ',
  ),
);
/** Things of the page or program that is tested: they say what the reader has, not what the documentation is about. */
const THINGS = new Set(
  'app application button cell column form item items menu row rows site table website'.split(' '),
);
/** Verbs whose object is the name of what is to be got. */
const GETTERS = new Set(['get', 'getting', 'read']);
/** A single letter tells little, however rare it is; and so does a weak word. */
const LETTER = 0.3;
const WEAKNESS = 0.5;
/** With its dashes a flag is a term of its own, and its word without them tells less. */
const FLAG_WORD = 0.4;
const JOINED = 0.9;
const IDENTIFIER = 0.6;
/** Of a synonym only the word itself and its forms are meant. */
const NEARLY_SAME = 0.8;
/** A word that the pages hardly have, and a synonym that they use: the synonym is what they call it. */
const MUCH_RARER = 2.5;
const USUAL = 0.85;

/**
 * What a query asks for. The last word counts as unfinished unless a space follows it.
 */
export function planQuery(asked: string, postings: Postings): Plan {
  const query = withoutDollars(asked);
  const chunks = chunksOf(query);
  const all = chunks.flatMap((chunk) => chunk.words);
  const told = all.filter((word) => !ARTICLES.has(word));
  const words = told.length > 0 ? told : all;
  const open = !/\s$/.test(query);
  const telling = words.some((word) => !FILLERS.has(word));
  const slots: Slot[] = [];
  words.forEach((word, at) => {
    if (telling && FILLERS.has(word)) return;
    const matches = matchesOf(words, at, open, postings);
    slots.push({word, matches, rarity: slotRarity(matches, postings) * weightOf(word)});
  });
  for (const chunk of chunks) addFlag(chunk, postings, slots);
  for (const chunk of chunks) addIdentifier(chunk, postings, slots);
  const prose = chunks.length > 1 && chunks.every((chunk) => chunk.joined === null && !chunk.text.startsWith('-'));
  return {slots, names: namesOf(query, chunks), pairs: prose ? pairsOf(words) : [], prose};
}

/** The terms that a word of the query may stand for, by its spelling, with its neighbours, and by what else people call it. */
function matchesOf(words: string[], at: number, open: boolean, postings: Postings): Match[] {
  const {lexicon} = postings;
  const word = words[at]!;
  const last = at === words.length - 1;
  const found = new Map<number, number>();
  const offer = (term: number | undefined, weight: number) => {
    if (term !== undefined && (found.get(term) ?? 0) < weight) found.set(term, weight);
  };
  const list = () => [...found].map(([term, weight]) => ({term, weight}));
  for (const match of lexicon.expand(word, last && open)) offer(match.term, match.weight);
  // "network idle" is `networkidle`, "tool tip" is "tooltip".
  if (at > 0) offer(lexicon.find(words[at - 1]! + word), JOINED);
  if (!last) offer(lexicon.find(word + words[at + 1]!), JOINED);
  const rarity = slotRarity(list(), postings);
  const said = new Set(words.map(stem));
  for (const [synonym, surety] of synonymsOf(words, at)) {
    // Said already: one word of a page is not to answer two of the query.
    if (said.has(stem(synonym))) continue;
    for (const {term, weight} of lexicon.expand(synonym, false)) {
      const usual = rarity - postings.rarity(term) > MUCH_RARER;
      if (weight > NEARLY_SAME) offer(term, (usual ? Math.max(surety, USUAL) : surety) * weight);
    }
  }
  return list();
}

function weightOf(word: string): number {
  if (word.length === 1) return LETTER;
  return WEAK.has(word) || THINGS.has(word) ? WEAKNESS : 1;
}

/** The rarity of the surest term; a word nobody has weighs like a rare one, so that missing it costs. */
function slotRarity(matches: Match[], postings: Postings): number {
  let best: Match | undefined;
  for (const match of matches) if (!best || match.weight > best.weight) best = match;
  return best ? Math.max(0.3, postings.rarity(best.term)) : postings.greatestRarity;
}

/** A flag with its dashes is a term of its own, rarer than its word: `--headed` finds the pages that show the flag. */
function addFlag(chunk: Chunk, postings: Postings, slots: Slot[]): void {
  if (!chunk.text.startsWith('-')) return;
  const matches = postings.lexicon
    .expand(chunk.text, true)
    .filter((match) => postings.lexicon.word(match.term).startsWith('-'));
  if (matches.length === 0) return;
  for (const slot of slots) if (chunk.words.includes(slot.word)) slot.rarity *= FLAG_WORD;
  slots.push({word: chunk.text, matches, rarity: slotRarity(matches, postings)});
}

/** An identifier as a whole tells more than its words: `pytest.ini`, `browser_context_args`. */
function addIdentifier(chunk: Chunk, postings: Postings, slots: Slot[]): void {
  if (!chunk.joined || !/[._]/.test(chunk.text)) return;
  const term = postings.lexicon.find(chunk.joined);
  if (term !== undefined)
    slots.push({word: chunk.joined, matches: [{term, weight: 1}], rarity: IDENTIFIER * postings.rarity(term)});
}

/** Texts that may name a member: the whole query, each chunk written like an identifier, and a task of two words. */
function namesOf(query: string, chunks: Chunk[]): string[] {
  // A flag names no member: --slowmo is not the parameter slow_mo.
  if (query.trim().startsWith('-')) return [];
  const names = [query];
  if (chunks.length > 1)
    for (const chunk of chunks) if (chunk.joined && !chunk.text.includes('-')) names.push(chunk.text);
  const words = chunks.map(({text}) => text).filter((word) => !ARTICLES.has(word));
  if (words.length < chunks.length) names.push(words.join(' '));
  // "get all cookies" is context.cookies().
  const [verb = '', ...rest] = words;
  if (GETTERS.has(verb) && words.length > 2)
    names.push(rest.filter((word) => !WEAK.has(word) && !FILLERS.has(word)).join(' '));
  // "close the browser" is browser.close().
  if (words.length === 2) names.push(`${words[1]} ${words[0]}`);
  return names;
}

/** Each two neighbours of a task, in either order. */
function pairsOf(words: string[]): string[] {
  const told = words.filter((word) => !FILLERS.has(word));
  return told.slice(1).flatMap((word, at) => [`${told[at]} ${word}`, `${word} ${told[at]}`]);
}
