import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../data/editions';
import {filesBelow} from '../utils/filesBelow';
import {textForEdition} from './editionPassages';
import {filesOfEdition, pageName} from './pageFiles';

/**
 * Lists the pages of a folder, including `_shared.mdx`.
 *
 * @param folder folder of pages, relative to the root: `docs`, `community`
 * @param edition edition whose files are listed (`pageFiles.ts`). Default: the files of all editions.
 * @returns paths relative to the root, with slashes, sorted
 */
export function listPages(root: string, folder: string, edition?: EditionName): string[] {
  const files = filesBelow(path.join(root, folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`);
  return edition === undefined ? files : filesOfEdition(files, edition);
}

/**
 * Lists the files of pages that an edition does not have: pages that it does not publish, files of other editions, and
 * pages whose whole text is in passages of other editions.
 *
 * @returns paths relative to the folder, with slashes
 */
export function listUnpublished(
  root: string,
  folder: string,
  {name, publishes}: {name: EditionName; publishes: (id: string) => boolean},
): string[] {
  const own = new Set(listPages(root, folder, name));
  const isForeign = (file: string): boolean => {
    try {
      return isOfOtherEditions(readFileSync(path.join(root, file), 'utf8'), name, file);
    } catch {
      // The checks of pages report a wrong mark.
      return false;
    }
  };
  return listPages(root, folder)
    .filter((file) => !own.has(file) || !publishes(pageName(file.slice(folder.length + 1))) || isForeign(file))
    .map((file) => file.slice(folder.length + 1));
}

/** Whether the whole text of a page, except its front matter, is in passages of other editions. */
export function isOfOtherEditions(text: string, edition: EditionName, page: string): boolean {
  const withoutFrontMatter = (whole: string): string => whole.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  // Only passages and samples can belong to other editions, so other pages need not be read.
  if (!/^(?:\{\/\* only |[`~]{3})/.test(withoutFrontMatter(text))) return false;
  return withoutFrontMatter(textForEdition(text, edition, page).text) === '';
}
