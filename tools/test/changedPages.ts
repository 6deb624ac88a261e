import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from '../../src/content/listPages';
import {versions} from '../../src/content/versions';
import {sourceEdition} from '../../src/data/editions';
import {pagesForVersion} from '../lib/cut';
import {root} from '../lib/root';

/**
 * Returns the pages of the source edition that changed since the last cut of the stable version, such as `docs/dialogs.mdx`.
 *
 * @throws {Error} with file and line if a mark of a page is wrong
 */
export async function changedPages(): Promise<string[]> {
  const {next, stable} = versions;
  const texts = await pagesForVersion(path.join(root, next.folder), stable.library);
  return listPages(root, next.folder, sourceEdition).filter((page) => {
    const name = page.slice(next.folder.length + 1);
    const cut = path.join(root, stable.folder, name);
    return !existsSync(cut) || readFileSync(cut, 'utf8') !== texts.get(name);
  });
}
