import type {DocumentedVersion} from '../../src/content/versions';
import {createCut, findDifferences, writeDifferences} from './cut';
import {findLostHeadings} from './findLostHeadings';

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
