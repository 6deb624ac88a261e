import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../../src/content/editionPassages';
import {listPages} from '../../src/content/listPages';
import {pageName} from '../../src/content/pageFiles';
import {inCode} from '../../src/content/pinnedReleases';
import {guidesAboutAllVersions} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import {minorOf} from '../../src/utils/compareReleaseNumbers';

/**
 * Finds the sentences of an edition that name the release that a new release replaces. Ignores code, whose numbers
 * `tests/content/statements.test.ts` checks, the marks of passages (`{/* since 1.56 *\/}`), and guides about all
 * versions, whose sentences stay true.
 *
 * @param before release that the pages name: `1.56.0`
 * @param after release that they should name
 * @returns one line per finding, with file, line and remedy
 */
export function findSentencesAbout(
  root: string,
  folder: string,
  edition: EditionName,
  before: string,
  after: string,
): string[] {
  if (before === after) return [];
  const old = minorOf(before);
  const named = new RegExp(`(?<![\\w.=-])v?${old.replace('.', '\\.')}(?:\\.\\d+)?(?![.\\d]*\\d)`);
  const files = listPages(root, folder, edition).filter(
    (file) => !guidesAboutAllVersions.includes(path.basename(pageName(file))),
  );
  return files.flatMap((file) => {
    const {text} = textForEdition(readFileSync(path.join(root, file), 'utf8'), edition, file);
    const lines = inCode(text, () => '').split('\n');
    return lines.flatMap((line, index) =>
      named.test(line) && !/^\{\/\*.*\*\/\}\s*$/.test(line)
        ? [`${file}:${index + 1}: the text names ${old}; check whether it is still true in ${after}`]
        : [],
    );
  });
}
