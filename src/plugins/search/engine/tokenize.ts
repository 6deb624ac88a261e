/**
 * Matches words, identifiers, flags and settings: letters and digits with the punctuation that is part of a name, and names
 * with `$`, such as `page.$$eval`.
 */
const chunkPattern =
  /--?[\p{L}\p{N}][\p{L}\p{N}_-]*|(?:[\p{L}\p{N}]+|\$\$?(?![\p{Lu}\p{N}{])\p{L}*)(?:[._:=/@'-]+(?:[\p{L}\p{N}]+|\$\$?(?![\p{Lu}\p{N}{])\p{L}*))*/gu;
const camelPattern = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const separators = /[^\p{L}\p{N}$]+/u;
/** Matches what separates the names in a chunk: `page.wait_for_url` contains `wait_for_url`. */
const nameSeparators = /[.:=/@']+/;
/** Matches characters that a reader does not see or type: accents, soft hyphens, spaces without width. */
const untyped = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Words without meaning for a search. They are ignored unless the query has no other words. */
export const stopWords = new Set(
  'a across an and are as at be been by can could did do does during for from has have how i if in inside into is it its me my of on or our should so that the their then there these this to via want was we what when where whether which who why with within would you your'.split(
    ' ',
  ),
);

/** A word, identifier, flag or setting. */
export interface Chunk {
  /** The chunk in lower case: `page.wait_for_url`, `--headed`. */
  text: string;
  /** Its words: `page`, `wait`, `for`, `url`. */
  words: readonly string[];
  /** Its words joined: `pagewaitforurl`. Null for a flag or a single word. */
  joined: string | null;
  /** The names of several words in it, joined: `waitforurl`. */
  names: readonly string[];
}

/**
 * Writes characters that mean the same in one way: full-width letters, ligatures, accents, and the quotes and dashes that a
 * keyboard or a word processor puts in.
 */
export function fold(text: string): string {
  // Most texts need no change.
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(untyped, '')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”‟″]/g, '"')
    .replace(/[‐−]/g, '-')
    .replace(/(?<![\p{L}\p{N}])[–—](?=\p{L})/gu, '--');
}

/** Keeps lower case letters, digits and `$`: `Page.wait_for_url()` and `page-wait-for-url` equal `pageWaitForURL`. */
export function toKey(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, '');
}

/** Removes the `Async` that C# adds to each name: `ToHaveCountAsync`. */
export const withoutAsync = (text: string): string => text.replace(/(?<=\p{Ll})Async(?![\p{L}\p{N}])/gu, '');

/** Chunks by how they are written. Pages repeat most of them. */
const chunks = new Map<string, Chunk>();

/** Splits a text at spaces and punctuation. Keeps identifiers, flags (`--headed`) and settings in one piece. */
export function splitChunks(text: string): Chunk[] {
  return (fold(text).match(chunkPattern) ?? []).map(toKnownChunk);
}

const toKnownChunk = (written: string): Chunk =>
  chunks.get(written) ?? chunks.set(written, toChunk(written)).get(written)!;

function toChunk(written: string): Chunk {
  const isFlag = written.startsWith('-');
  const words = splitWords(written.replace(/'s?$/, '').replace(/'/g, ''));
  const joined = isFlag || words.length < 2 ? null : words.join('');
  const names = written
    .split(nameSeparators)
    .map(splitWords)
    .flatMap((parts) => (parts.length > 1 && parts.join('') !== joined ? [parts.join('')] : []));
  return {text: written.toLowerCase(), words, joined, names};
}

const splitWords = (name: string): string[] =>
  name.replace(camelPattern, '$1$2 ').toLowerCase().split(separators).filter(Boolean);

/** Returns the distinct words, names, flags and symbols of a text: `waitForURL`, `page`, `--headed`, `=>`. */
export function distinctTokens(text: string): Set<string> {
  const folded = fold(text);
  const chunks = (folded.match(chunkPattern) ?? []).map((written) =>
    toKnownChunk(written).joined ? written : written.toLowerCase(),
  );
  return new Set([...chunks, ...splitSymbols(folded.replace(chunkPattern, ' '))]);
}

/** Returns the runs of punctuation in a text without words. */
export const splitSymbols = (text: string): string[] => text.split(/[\p{L}\p{N}\s]+/u).filter(Boolean);

/** Whether a term is a symbol, such as `=>`. */
export const isSymbol = (term: string): boolean => !/[\p{L}\p{N}]/u.test(term);

/** Returns the terms of a text for the index: its words, joined identifiers, and flags with their dashes. */
export function indexTerms(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of splitChunks(text)) {
    terms.push(...chunk.words);
    if (chunk.joined && chunk.joined.length <= 40) terms.push(chunk.joined);
    terms.push(...chunk.names);
    if (chunk.text.startsWith('-')) terms.push(chunk.text);
  }
  return terms;
}

/**
 * Returns a light English stem for comparisons: without plural, `-ing` and `-ed` (`uploads`, `uploading`, `uploaded`).
 * Removes far less than Porter's algorithm, so that different names in an API reference keep different stems.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let base = word;
  if (base.length > 5 && base.endsWith('ing')) base = base.slice(0, -3);
  else if (base.length > 5 && base.endsWith('ied')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith('ed')) base = base.slice(0, -2);
  else if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (base.endsWith('sses') || base.endsWith('shes') || base.endsWith('ches') || base.endsWith('xes'))
    base = base.slice(0, -2);
  else if (base.endsWith('s') && !base.endsWith('ss') && !base.endsWith('us') && !base.endsWith('is'))
    base = base.slice(0, -1);
  if (base.length > 3 && base.at(-1) === base.at(-2) && !/(ll|ss|zz|ff)$/.test(base)) base = base.slice(0, -1);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** Returns the common part of related words: `emulate` and `emulation`, `edit` and `editable`. */
export function wordRoot(word: string): string {
  const cut = word.replace(/(?:(?:i[sz])?ation|ition|ion|able|(?:at|i[sz])(?:e[sd]?|ing))s?$/, '');
  return cut.length >= 4 && cut !== word ? cut : stem(word);
}
