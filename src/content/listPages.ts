import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../data/editions';
import {filesBelow} from '../utils/filesBelow';
import {filesOfEdition, pageName} from './pageFiles';
import {pageText} from './pageText';
import {allVersions} from './versions';
import {withoutFrontMatter} from './frontMatter';

/** An edition, and the pages that it lists in `editions/`. */
export interface ListingEdition {
  name: EditionName;
  listsPage: (page: string) => boolean;
}

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
 * Lists the files of pages that an edition does not have: pages that it does not list, files of other editions, and
 * hidden pages.
 *
 * @returns paths relative to the folder, with slashes
 */
export function listUnpublished(root: string, folder: string, {name, listsPage}: ListingEdition): string[] {
  const own = new Set(listPages(root, folder, name));
  const isHiddenFile = (file: string): boolean => {
    try {
      return isHidden(readFileSync(path.join(root, file), 'utf8'), name, file);
    } catch {
      // The checks of pages report a wrong mark.
      return false;
    }
  };
  return listPages(root, folder)
    .filter((file) => !own.has(file) || !listsPage(pageName(file.slice(folder.length + 1))) || isHiddenFile(file))
    .map((file) => file.slice(folder.length + 1));
}

/**
 * Whether readers of an edition see nothing of a page, except its front matter, in any version: its whole text is in passages
 * of other editions, or in those of a release that this edition does not have yet.
 */
export function isHidden(text: string, edition: EditionName, page: string): boolean {
  // Only passages and samples can be hidden, so other pages need not be read.
  if (!/^(?:\{\/\* |[`~]{3})/.test(bodyOf(text))) return false;
  return allVersions.every((version) => bodyOf(pageText(text, page, {edition, version}).text) === '');
}

/** Returns the text of a page without its front matter. */
export const bodyOf = (text: string): string => withoutFrontMatter(text).trim();
