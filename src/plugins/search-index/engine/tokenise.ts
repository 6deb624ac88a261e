/**
 * Matches words, identifiers, flags and settings: letters and digits with the punctuation that is part of a name, and names
 * with `$`, such as `page.$$eval`.
 */
const CHUNK =
  /--?[\p{L}\p{N}][\p{L}\p{N}_-]*|(?:[\p{L}\p{N}]+|\$\$?(?![\p{Lu}\p{N}{])\p{L}*)(?:[._:=/@'’-]+(?:[\p{L}\p{N}]+|\$\$?(?![\p{Lu}\p{N}{])\p{L}*))*/gu;
/** Matches the boundaries of words in camel case. */
const CAMEL = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const SEPARATORS = /[^\p{L}\p{N}$]+/u;

/** A word, identifier, flag or setting. */
export interface Chunk {
  /** The chunk in lower case: `page.wait_for_url`, `--headed`. */
  text: string;
  /** Its words: `page`, `wait`, `for`, `url`. */
  words: readonly string[];
  /** Its words joined: `pagewaitforurl`. Null for a flag or a single word. */
  joined: string | null;
}

/**
 * Keeps lower case letters, digits and `$`, so that `Page.wait_for_url()`, `page-wait-for-url` and `pageWaitForURL` are
 * equal.
 */
export function toKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}$]+/gu, '');
}

/** Removes the `Async` that C# adds to each name: `ToHaveCountAsync`. */
export const withoutAsync = (text: string): string => text.replace(/(?<=\p{Ll})Async(?![\p{L}\p{N}])/gu, '');

/** Chunks by how they are written. Pages repeat most of them. */
const chunks = new Map<string, Chunk>();

/** Splits a text at spaces and punctuation. Keeps identifiers, flags (`--headed`) and settings in one piece. */
export function chunksOf(text: string): Chunk[] {
  return (text.match(CHUNK) ?? []).map((written) => {
    const known = chunks.get(written);
    if (known) return known;
    const chunk = toChunk(written);
    chunks.set(written, chunk);
    return chunk;
  });
}

function toChunk(written: string): Chunk {
  const isFlag = written.startsWith('-');
  const words = written
    .replace(/['’]s?$/, '')
    .replace(/['’]/g, '')
    .replace(CAMEL, '$1$2 ')
    .toLowerCase()
    .split(SEPARATORS)
    .filter(Boolean);
  return {text: written.toLowerCase(), words, joined: isFlag || words.length < 2 ? null : words.join('')};
}

/** Returns the terms of a text for the index: its words, joined identifiers, and flags with their dashes. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of chunksOf(text)) {
    terms.push(...chunk.words);
    if (chunk.joined && chunk.joined.length <= 40) terms.push(chunk.joined);
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

/**
 * Returns the common part of related words: `emulate` and `emulation`, `parallel` and `parallelize`, `edit` and
 * `editable`.
 */
export function root(word: string): string {
  const cut = word.replace(/(?:(?:i[sz])?ation|ition|ion|able|(?:at|i[sz])(?:e[sd]?|ing))s?$/, '');
  return cut.length >= 4 && cut !== word ? cut : stem(word);
}
