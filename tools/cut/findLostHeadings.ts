import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../../editions';
import {createPage} from '../../src/content/checks/checkSite';
import {findLostIds} from '../../src/content/checks/sections';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {problemText} from '../../src/content/problems';
import {readOldIds} from '../../src/content/sections';
import {type DocumentedVersion, versions} from '../../src/content/versions';

/**
 * Finds headings of published pages that the cut would remove without a trace.
 *
 * @param wanted files of the cut
 * @param differences files that the cut would write or delete
 * @param version what the pages of the cut describe
 * @returns one line per heading
 */
export function findLostHeadings(
  root: string,
  wanted: ReadonlyMap<string, Buffer>,
  differences: ReadonlyMap<string, string>,
  version: DocumentedVersion = versions.stable,
): string[] {
  const {next, stable} = versions;
  const lines = [...differences.keys()].flatMap((file) => {
    const page = file.slice(stable.folder.length + 1);
    const isGuide = file.startsWith(`${stable.folder}/`) && /^[^_/]+\.mdx$/.test(page);
    if (!isGuide || !wanted.has(file) || !existsSync(path.join(root, file))) return [];
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = readFileSync(path.join(root, next.folder, page), 'utf8');
    return Object.values(allEditions).flatMap(({name, publishes, oldIdsFile}) => {
      if (!publishes(pageName(page)) || fileOfPage(path.join(root, next.folder), pageName(page), name) !== page)
        return [];
      const read = ({folder}: DocumentedVersion, text: string) =>
        createPage(`${folder}/${page}`, text, {folder, route: '/docs/', version}, name);
      const lost = findLostIds(read(stable, before), read(next, after), readOldIds(root, oldIdsFile));
      return problemText(`${next.folder}/${page}`, lost).split('\n').filter(Boolean);
    });
  });
  return [...new Set(lines)];
}
