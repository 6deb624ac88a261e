import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Problem, problemText, suggestName} from '../../../content/problems';

/**
 * Texts that lead to a section although its text may not contain them, by section: the messages of the library that
 * `input#upload-files` explains, its old ids, or what readers call it. In a message, `*` stands for a value.
 */
export type Phrases = Map<string, string[]>;

/** Returns the texts that lead to the section at a URL, and the name of the member with an id in another language. */
export interface SectionTexts {
  phrasesOf: (url: string) => string[];
  keywordsOf: (url: string) => string[];
  otherNames: Readonly<Record<string, string>>;
}

export const NO_TEXTS: SectionTexts = {phrasesOf: () => [], keywordsOf: () => [], otherNames: {}};

/**
 * Looks up phrases and keywords by URL.
 *
 * @param docsUrl URL of the pages of a version, with a trailing slash
 */
export function textsOf(
  docsUrl: string,
  phrases: Phrases,
  keywords: Phrases,
  otherNames: SectionTexts['otherNames'],
): SectionTexts {
  const find = (texts: Phrases) => (url: string) => texts.get(url.slice(docsUrl.length)) ?? [];
  return {phrasesOf: find(phrases), keywordsOf: find(keywords), otherNames};
}

/** Reads a JSON file with the phrases of each section. */
export function readPhrases(root: string, file: string): Phrases {
  return new Map(Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string[]>));
}

/**
 * Adds the phrases of the source edition to those of an edition, because most sections explain the same in all editions.
 *
 * @param skip matches phrases that only readers of the source edition use
 */
export function inheritPhrases(own: Phrases, source: Phrases, skip: RegExp): Phrases {
  const kept = [...source].map(([section, texts]): [string, string[]] => [
    section,
    texts.filter((text) => text.match(skip) === null),
  ]);
  return joinPhrases(new Map(kept.filter(([, texts]) => texts.length > 0)), own);
}

/** Joins the texts of each section. */
export function joinPhrases(one: Phrases, other: Phrases): Phrases {
  const joined = new Map(one);
  for (const [section, texts] of other) joined.set(section, [...(joined.get(section) ?? []), ...texts]);
  return joined;
}

/** Target of the ids that lead to the start of a page. */
const TOP = 'top';

/**
 * Reads the section ids of the official pages as keywords of our sections: `strictness`, `locate by role`. The ids
 * themselves are checked when the pages are built (`src/plugins/old-ids`).
 */
export function readOldIds(root: string, file: string): Phrases {
  const pages = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>;
  const phrases: Phrases = new Map();
  for (const [page, ids] of Object.entries(pages)) {
    for (const [id, target] of Object.entries(ids)) {
      // Ids that lead to the start of a page, such as `introduction`, say nothing about it.
      if (target === TOP) continue;
      const section = `${page}#${target}`;
      phrases.set(section, [...(phrases.get(section) ?? []), id.replace(/-\d+$/, '').replace(/-+/g, ' ')]);
    }
  }
  return phrases;
}

/**
 * Checks that the site has each section with phrases.
 *
 * @param file with the phrases, relative to the root
 * @param known the sections of the newest version
 * @throws {Error} with file, line and remedy for each section that does not exist
 */
export function checkPhrases(root: string, file: string, phrases: Phrases, known: Set<string>): void {
  const stale = [...phrases.keys()].filter((section) => !known.has(section));
  if (stale.length === 0) return;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const problems = stale.map((section): Problem => {
    const [page = ''] = section.split('#');
    const siblings = [...known].filter((name) => name.startsWith(`${page}#`));
    return {
      line: lines.findIndex((line) => line.includes(`"${section}":`)) + 1,
      message: `the section "${section}" does not exist; correct its id.${suggestName(section, siblings)}`,
    };
  });
  throw new Error(problemText(file, problems));
}
