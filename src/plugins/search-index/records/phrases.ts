import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Problem, problemText, suggestName} from '../../../content/problems';

/**
 * Phrases that lead to a section although its text may not contain them, by section: the messages of the library that
 * `input#upload-files` explains. In a message, `*` stands for a value.
 */
export type Phrases = Map<string, string[]>;

/** Reads a JSON file with the phrases of each section. */
export function readPhrases(root: string, file: string): Phrases {
  return new Map(Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string[]>));
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
