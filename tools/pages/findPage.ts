import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Edition} from '../../editions/types';
import {listPages, listUnpublished} from '../../src/content/listPages';
import {classPageName, fileOfPage, isPartial, pageName, relativePath} from '../../src/content/pageFiles';
import {findVersion, versionFolders} from '../../src/content/versions';
import {UsageError} from '../lib/UsageError';

const folders = [...versionFolders, 'community'];

/**
 * Finds the page that an argument of a command names: by its path below the folder of pages (`dialogs`, `api/class-page`,
 * `class-page`, `Page`) or by the path of one of its files (`docs/dialogs.mdx`, `docs/intro.java.mdx`). Extensions are
 * optional, except for a file outside of these folders.
 *
 * @param root folder of the site
 * @returns path relative to the root, without extensions: `docs/dialogs`
 * @throws {UsageError} if there is no such page
 */
export function findPage(root: string, name: string): string {
  const file = path.resolve(root, name);
  const id = pageName(relativePath(root, file));
  const pages = new Set(folders.flatMap((folder) => listPages(root, folder)).map(pageName));
  const ids = [id, `api/${id}`, `api/${classPageName(id)}`];
  const found = [id, ...ids.flatMap((each) => folders.map((folder) => `${folder}/${each}`))].find((page) =>
    pages.has(page),
  );
  if (found !== undefined) return found;
  if (file.endsWith('.mdx') && existsSync(file)) return id;
  throw new UsageError(`no page ${name}: write its name (dialogs, Page) or its path (docs/dialogs.mdx)`);
}

/**
 * Finds the file that an edition reads for the page that an argument names.
 *
 * @returns path relative to the root
 * @throws {UsageError} if there is no such page, or if the edition does not have it
 */
export function findFile(root: string, name: string, edition: Pick<Edition, 'name' | 'listsPage'>): string {
  const page = findPage(root, name);
  const file = fileIn(root, page, edition);
  if (file !== undefined) return file;
  throw new UsageError(
    `the edition ${edition.name} does not have the page ${page}: name a guide of editions/${edition.name}/sidebars.json, or another edition`,
  );
}

/** Returns the file that an edition reads for the result of {@link findPage}; undefined if it does not have this page. */
export function fileIn(root: string, page: string, edition: Pick<Edition, 'name' | 'listsPage'>): string | undefined {
  const file = fileOfPage(root, page, edition.name);
  const folder = findVersion(file)?.folder;
  const isUnpublished =
    folder !== undefined &&
    !isPartial(file) &&
    listUnpublished(root, folder, edition).includes(file.slice(folder.length + 1));
  return existsSync(path.join(root, file)) && !isUnpublished ? file : undefined;
}
