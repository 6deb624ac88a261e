import {type DocumentedVersion, versions} from '../../src/content/versions';
import {createCut, findDifferences, writeDifferences} from './cut';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../../editions';
import {createPage} from '../../src/content/checks/checkSite';
import {findLostIds} from '../../src/content/checks/sections';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {problemText} from '../../src/content/problems';
import {readOldIds} from '../../src/content/sectionTables';

/**
 * Writes the stable version. Reads and checks all pages before it replaces anything, so that a wrong mark loses nothing.
 *
 * @param version what the pages describe. Default: the stable version.
 * @returns how many files changed
 * @throws {Error} with file and line if a mark is wrong, or if the cut would lose a heading
 */
export function writeCut(root: string, version?: DocumentedVersion): string {
  const wanted = createCut(root, version);
  const differences = findDifferences(root, wanted);
  const lost = findLostHeadings(root, wanted, differences, version);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  writeDifferences(root, wanted, differences);
  return `stable: ${differences.size} of ${wanted.size} files changed`;
}

/**
 * Finds headings of published pages that the cut would remove without a trace.
 *
 * @param wanted files of the cut
 * @param differences files that the cut would write or delete
 * @param version what the pages of the cut describe
 * @returns one line per heading
 */
function findLostHeadings(
  root: string,
  wanted: ReadonlyMap<string, Buffer>,
  differences: ReadonlyMap<string, string>,
  version: DocumentedVersion = versions.stable,
): string[] {
  const {next, stable} = versions;
  const changed = [...differences.keys()].flatMap((file) => {
    const page = file.slice(stable.folder.length + 1);
    return file.startsWith(`${stable.folder}/`) && /^[^_/]+\.mdx$/.test(page) ? pageName(page) : [];
  });
  const lines = [...new Set(changed)].flatMap((page) =>
    Object.values(allEditions).flatMap(({name, listsPage, oldIdsFile}) => {
      // An edition can get a file of its own, or lose it.
      const fileIn = ({folder}: DocumentedVersion) => `${folder}/${fileOfPage(path.join(root, folder), page, name)}`;
      const [before, after] = [fileIn(stable), fileIn(next)];
      const isKept = wanted.has(after.replace(next.folder, stable.folder)) && existsSync(path.join(root, before));
      if (!listsPage(page) || !isKept) return [];
      const read = (file: string, folder: string, described: DocumentedVersion) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return createPage(file, text, {folder, route: '/docs/', version: described}, name);
      };
      const [published, cut] = [read(before, stable.folder, stable), read(after, next.folder, version)];
      const lost = findLostIds(published, cut, readOldIds(root, oldIdsFile));
      return problemText(after, lost).split('\n').filter(Boolean);
    }),
  );
  return [...new Set(lines)];
}
