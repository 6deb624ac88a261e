/** Words and identifiers: letters and digits with the marks that hold an identifier, a flag or a setting together. */
const CHUNK = /--?[\p{L}\p{N}][\p{L}\p{N}_-]*|[\p{L}\p{N}]+(?:[._:=/@'’-]+[\p{L}\p{N}]+)*/gu;
const CAMEL = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const MARKS = /[^\p{L}\p{N}]+/u;

export interface Chunk {
  /** The chunk as it stands, lower case: `page.wait_for_url`, `--headed`. */
  text: string;
  /** Its words: `page`, `wait`, `for`, `url`. */
  words: string[];
  /** Its words as one, when there are several: `pagewaitforurl`. */
  joined: string | null;
}

/** Lower case letters and digits only: `Page.wait_for_url()`, `page-wait-for-url` and `pageWaitForURL` are one key. */
export function toKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names of methods in other editions that have no letters: `page.$$('a')`, `page.$eval`. */
const DOLLARS: Record<string, string> = {
  $$eval: 'eval_on_selector_all',
  $eval: 'eval_on_selector',
  $$: 'query_selector_all',
  $: 'query_selector',
};

/** A query with the names of other editions as this one spells them. */
export function withoutDollars(query: string): string {
  return query.replace(/(?<![\p{L}\p{N}])\$\$?(?:eval\b)?(?![\p{L}\p{N}{])/gu, (name) => DOLLARS[name] ?? name);
}

/** Splits text at spaces and punctuation, keeping what holds an identifier, a flag (`--headed`) or a setting together. */
export function chunksOf(text: string): Chunk[] {
  return (text.match(CHUNK) ?? []).map((chunk) => {
    const flag = chunk.startsWith('-');
    const words = chunk
      .replace(/['’]s?$/, '')
      .replace(/['’]/g, '')
      .replace(CAMEL, '$1$2 ')
      .toLowerCase()
      .split(MARKS)
      .filter(Boolean);
    return {text: chunk.toLowerCase(), words, joined: flag || words.length < 2 ? null : words.join('')};
  });
}

/** Every term under which a text is indexed: its words, joined identifiers, and flags with their dashes. */
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
 * A light English stem, for comparing only: plurals, `-ing` and `-ed` fall together (`uploads`, `uploading`, `uploaded`).
 * Far less than Porter's rules: names in an API reference must not collide.
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

/** What words of one family have in common: `emulate` and `emulation`, `parallel` and `parallelize`, `edit` and `editable`. */
export function root(word: string): string {
  const cut = word.replace(/(?:(?:i[sz])?ation|ition|ion|able|(?:at|i[sz])(?:e[sd]?|ing))s?$/, '');
  return cut.length >= 4 && cut !== word ? cut : stem(word);
}
