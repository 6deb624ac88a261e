import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Problem, problemText, suggestName} from '../../../content/problems';

/**
 * A text that leads to a section although its text may not contain it: a message of the library that
 * `input#upload-files` explains, its old id, or what readers call it. In a message, `*` stands for a value.
 */
export type Phrase = [section: string, text: string];

/** The texts that lead to each section, and the name of the member with an id in another language. */
export interface SectionTexts {
  phrases: ReadonlyMap<string, string[]>;
  keywords: ReadonlyMap<string, string[]>;
  otherNames: Readonly<Record<string, string>>;
}

/** Returns the name of a section in the files with phrases: `input#upload-files` for `/python/docs/next/input#upload-files`. */
export const sectionOf = (url: string): string => url.replace(/^.*\/docs\/(?:next\/)?/, '');

/** Groups phrases by section. */
export function groupPhrases(phrases: Phrase[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [section, text] of phrases) groups.set(section, [...(groups.get(section) ?? []), text]);
  return groups;
}

/** Reads a JSON file with the phrases of each section. */
export function readPhrases(root: string, file: string): Phrase[] {
  const sections = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string[]>;
  return Object.entries(sections).flatMap(([section, texts]) => texts.map((text): Phrase => [section, text]));
}

/**
 * Adds the phrases of the source edition to those of an edition, because most sections explain the same in all editions.
 *
 * @param skip matches phrases that only readers of the source edition use
 */
export const inheritPhrases = (own: Phrase[], source: Phrase[], skip: RegExp): Phrase[] => [
  ...source.filter(([, text]) => text.search(skip) < 0),
  ...own,
];

/** Target of the ids that lead to the start of a page. Such ids, like `introduction`, say nothing about the page. */
const TOP = 'top';

/**
 * Reads the section ids of the official pages as keywords of our sections: `strictness`, `locate by role`. The ids
 * themselves are checked when the pages are built (`src/plugins/old-ids`).
 */
export function readOldIds(root: string, file: string): Phrase[] {
  const pages = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>;
  return Object.entries(pages).flatMap(([page, ids]) =>
    Object.entries(ids)
      .filter(([, target]) => target !== TOP)
      .map(([id, target]): Phrase => [`${page}#${target}`, id.replace(/-\d+$/, '').replace(/-+/g, ' ')]),
  );
}

/**
 * Checks that the site has each section with phrases.
 *
 * @param file with the phrases, relative to the root
 * @param known the sections of the newest version
 * @throws {Error} with file, line and remedy for each section that does not exist
 */
export function checkPhrases(root: string, file: string, known: Set<string>): void {
  const stale = [...groupPhrases(readPhrases(root, file)).keys()].filter((section) => !known.has(section));
  if (stale.length === 0) return;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const problems = stale.map((section): Problem => {
    const [page] = section.split('#');
    const siblings = [...known].filter((name) => name.startsWith(`${page}#`));
    return {
      line: lines.findIndex((line) => line.includes(`"${section}":`)) + 1,
      message: `the section "${section}" does not exist; correct its id.${suggestName(section, siblings)}`,
    };
  });
  throw new Error(problemText(file, problems));
}
