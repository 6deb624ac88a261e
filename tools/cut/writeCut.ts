import {type DocumentedVersion, versions} from '../../src/content/versions';
import {createCut, findDifferences, writeDifferences} from './cut';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../../editions';
import {createPage} from '../../src/content/checks/checkSite';
import {findLostIds} from '../../src/content/checks/sections';
import type {CheckedPage, Collection} from '../../src/content/checks/types';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {problemText} from '../../src/content/problems';
import {readOldIds} from '../../src/content/sectionTables';
import type {EditionName} from '../../src/data/editions';

/**
 * Writes the stable version. Reads and checks all pages before it replaces anything, so that a wrong mark loses nothing.
 *
 * @returns how many files changed
 * @throws {Error} as `checkCut()` does
 */
export function writeCut(root: string, version?: DocumentedVersion): string {
  const {wanted, differences} = checkCut(root, version);
  writeDifferences(root, wanted, differences);
  return `stable: ${differences.size} of ${wanted.size} files changed`;
}

/**
 * Returns the files of the cut, and those that it would write or delete.
 *
 * @param version what the pages describe. Default: the stable version.
 * @throws {Error} with file and line if a mark is wrong, or if the cut would lose a heading
 */
export function checkCut(root: string, version = versions.stable): Cut {
  const wanted = createCut(root, version);
  const differences = findDifferences(root, wanted);
  const lost = findLostHeadings(root, {wanted, differences}, version);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  return {wanted, differences};
}

interface Cut {
  wanted: ReadonlyMap<string, Buffer>;
  differences: ReadonlyMap<string, string>;
}

/** Finds headings of published pages that the cut would remove without a trace. Returns one line per heading. */
function findLostHeadings(root: string, {wanted, differences}: Cut, version: DocumentedVersion): string[] {
  const {next, stable} = versions;
  const changed = [...differences.keys()].flatMap((file) => {
    const page = file.slice(stable.folder.length + 1);
    return file.startsWith(`${stable.folder}/`) && /^[^_/]+\.mdx$/.test(page) ? pageName(page) : [];
  });
  const published: Collection = {folder: stable.folder, route: '/docs/', version: stable};
  const cut: Collection = {folder: next.folder, route: '/docs/', version};
  const lines = [...new Set(changed)].flatMap((page) =>
    Object.values(allEditions).flatMap(({name, listsPage, oldIdsFile}) => {
      if (!listsPage(page)) return [];
      const before = readPage(root, page, published, name);
      const after = readPage(root, page, cut, name);
      if (!before || !after || !wanted.has(after.file.replace(next.folder, stable.folder))) return [];
      const lost = findLostIds(before, after, readOldIds(root, oldIdsFile));
      return problemText(after.file, lost).split('\n').filter(Boolean);
    }),
  );
  return [...new Set(lines)];
}

/** Returns a page as an edition has it, maybe from a file of its own; undefined if there is none. */
function readPage(root: string, page: string, collection: Collection, edition: EditionName): CheckedPage | undefined {
  const file = `${collection.folder}/${fileOfPage(path.join(root, collection.folder), page, edition)}`;
  if (!existsSync(path.join(root, file))) return undefined;
  return createPage(file, readFileSync(path.join(root, file), 'utf8'), collection, edition);
}
