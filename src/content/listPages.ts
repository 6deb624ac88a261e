import path from 'node:path';
import {filesBelow} from '../utils/filesBelow';

/** Folder in `docs/` with the pages that newer versions no longer have, see `cut.ts`. */
export const removedPagesFolder = '_until';

/**
 * Lists the pages of a folder, including `_shared.mdx`, without the pages that only older versions have.
 *
 * @param root folder of the site
 * @param folder folder of pages, relative to the root: `docs`, `community`
 * @returns paths relative to the root, with slashes, sorted
 */
export function listPages(root: string, folder: string): string[] {
  return filesBelow(path.join(root, folder))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${removedPagesFolder}/`))
    .map((file) => `${folder}/${file}`);
}
