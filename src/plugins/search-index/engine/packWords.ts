/*
 * Texts written in numbers of words: a tenth less to download after Brotli (a seventh after gzip) than as they stand, since
 * a word costs its number once, not its letters each time; and a third of the memory to read.
 *
 * A token is a run of letters and digits, or what stands between two such runs. A single space between two words is
 * not written, and a capital at a word's beginning is a mark before the word. Each token is one character: the most
 * frequent are single bytes in UTF-8, the next two, the rest three.
 */
import {IndexFileError} from './indexFiles';

const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const WORD = /^[\p{L}\p{N}]/u;
const CAPITALISED = /^[A-Z][a-z]+$/;
/** As a token of its own: the next word begins with a capital. */
const CAPITAL = '\u0001';

/** Characters that JSON writes as one byte; quotation mark and backslash it escapes. */
const SINGLE = Array.from({length: 95}, (_, at) => String.fromCharCode(0x20 + at)).filter(
  (one) => !'"\\'.includes(one),
);
const SINGLE_NUMBERS = new Map(SINGLE.map((one, number) => [one.charCodeAt(0), number]));
const DOUBLE_FROM = 0x80;
const TRIPLE_FROM = 0x800;
/** Surrogates begin here. */
const TRIPLE_TO = 0xd800;
const DOUBLES = TRIPLE_FROM - DOUBLE_FROM;

/** Writes texts in the numbers of their words. Throws when they have more words than there are numbers. */
export function packWords(texts: string[]): {words: string[]; texts: string[]} {
  const tokens = texts.map(tokensOf);
  const counts = new Map<string, number>();
  for (const token of tokens.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([token]) => token);
  const doubles = SINGLE.length + DOUBLES;
  // Within their lengths by alphabet: neighbours that begin alike compress better.
  const words = [
    ...frequent.slice(0, SINGLE.length),
    ...frequent.slice(SINGLE.length, doubles).sort(),
    ...frequent.slice(doubles).sort(),
  ];
  if (words.length > doubles + TRIPLE_TO - TRIPLE_FROM)
    throw new Error('search-index: the texts have more words than an index file can number');
  const characters = new Map(words.map((word, number) => [word, characterOf(number)]));
  return {words, texts: tokens.map((list) => list.map((token) => characters.get(token)).join(''))};
}

/** Undoes `packWords` for one text. Throws an `IndexFileError` on a number that is no word's. */
export function unpackWords(words: string[], packed: string): string {
  const parts: string[] = [];
  let afterWord = false;
  let capital = false;
  for (let at = 0; at < packed.length; at++) {
    const word = words[numberOf(packed.charCodeAt(at))];
    if (word === undefined) throw new IndexFileError('the texts of the search index do not match their words');
    if (word === CAPITAL) {
      capital = true;
      continue;
    }
    const isWord = WORD.test(word);
    if (isWord && afterWord) parts.push(' ');
    parts.push(capital ? word[0]!.toUpperCase() + word.slice(1) : word);
    capital = false;
    afterWord = isWord;
  }
  return parts.join('');
}

function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).flatMap((token, at, all) => {
    if (CAPITALISED.test(token)) return [CAPITAL, token.toLowerCase()];
    return token === ' ' && at > 0 && at < all.length - 1 ? [] : [token];
  });
}

function characterOf(number: number): string {
  if (number < SINGLE.length) return SINGLE[number]!;
  return String.fromCharCode(number - SINGLE.length + DOUBLE_FROM);
}

function numberOf(code: number): number {
  if (code >= DOUBLE_FROM) return code - DOUBLE_FROM + SINGLE.length;
  return SINGLE_NUMBERS.get(code) ?? -1;
}
