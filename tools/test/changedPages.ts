import {spawnSync} from 'node:child_process';
import {listPages} from '../../src/content/listPages';
import {isPartial} from '../../src/content/pageFiles';
import {versions} from '../../src/content/versions';
import {sourceEdition} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {createCut, findDifferences} from '../cut/cut';

/**
 * Returns the pages of the source edition that changed since the last cut of the stable version, or that have uncommitted
 * changes, such as `docs/dialogs.mdx`.
 *
 * @throws {Error} with file and line if a mark of a page is wrong
 */
export function changedPages(): string[] {
  const {next, stable} = versions;
  const differences = [...findDifferences(root, createCut(root)).keys()];
  const edited = spawnSync('git', ['diff', '--name-only', 'HEAD', '--', next.folder], {cwd: root, encoding: 'utf8'});
  const changed = new Set([
    ...differences.map((file) => file.replace(stable.folder, next.folder)),
    // Without git, these are missing.
    ...(edited.stdout ?? '').split('\n'),
  ]);
  return listPages(root, next.folder, sourceEdition).filter((page) => changed.has(page) && !isPartial(page));
}
