import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from '../../src/content/listPages';
import {pageName} from '../../src/content/pageFiles';
import {replacePinnedVersion} from '../../src/content/pinnedVersions';
import {guidesAboutAllVersions} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import {minorOf} from '../lib/compareVersions';

/**
 * Finds the lines in the pages of a folder that name the version that a new version replaces: in commands of all editions,
 * and in sentences that the edition shows. Ignores the marks of passages (`{/* since 1.56 *\/}`) and guides
 * about all versions, whose sentences stay true.
 *
 * @param before version of the library that the pages name: `1.56.0`
 * @param after version of the library that they should name
 * @returns one line per finding, with file, line and remedy
 */
export function findOldVersions(
  root: string,
  folder: string,
  edition: EditionName,
  before: string,
  after: string,
): string[] {
  if (before === after) return [];
  const minor = minorOf(before).replace('.', '\\.');
  const inProse = new RegExp(`(?<![\\w.=-])v?${minor}(?:\\.\\d+)?(?![.\\d]*\\d)`);
  const shown = new Set(
    listPages(root, folder, edition).filter((file) => !guidesAboutAllVersions.includes(path.basename(pageName(file)))),
  );
  return listPages(root, folder).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const replaced = replacePinnedVersion(text, before, after).split('\n');
    return text.split('\n').flatMap((line, index) => {
      const here = `${file}:${index + 1}`;
      if (/^\{\/\*.*\*\/\}\s*$/.test(line)) return [];
      const pins = replaced[index] === line ? [] : [`${here}: \`${before}\` is the old version; write \`${after}\``];
      return shown.has(file) && inProse.test(replaced[index]!)
        ? [...pins, `${here}: the text names ${minorOf(before)}; check whether it is still true in ${after}`]
        : pins;
    });
  });
}
