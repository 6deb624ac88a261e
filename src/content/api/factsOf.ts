import {existsSync} from 'node:fs';
import path from 'node:path';
import {type EditionName, sourceEdition} from '../../data/editions';
import {findVersion, libraryOfEdition, type VersionFolders} from '../versions';
import {loadFacts} from './loadFacts';
import type {ApiFacts} from './types';

/** The edition, its documented versions, and the folders of their pages and facts. */
export interface VersionOptions {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  /** Folder of the facts files, relative to the root: `editions/python/facts`. */
  factsFolder: string;
  /** Library version by folder of pages, newest first. */
  versions: VersionFolders;
}

/**
 * Returns the facts of a version.
 *
 * @param options.edition default: the source edition
 * @param version version of the library of the source edition
 * @throws {Error} like `loadFacts`
 */
export function factsOf(
  {root, factsFolder, edition = sourceEdition}: Pick<VersionOptions, 'root' | 'factsFolder'> & Partial<VersionOptions>,
  version: string,
): ApiFacts {
  return loadFacts(path.join(root, factsFolder, `${libraryOfEdition(version, edition)}.json`));
}

/** Returns folder and facts of the version that a page belongs to; undefined for other files. */
export function versionOf(file: string, options: VersionOptions): {folder: string; facts: ApiFacts} | undefined {
  const page = path.relative(options.root, file).split(path.sep).join('/');
  const found = findVersion(page, options.versions);
  return found && {folder: path.join(options.root, found.folder), facts: factsOf(options, found.library)};
}

/** Returns the relative URL of a class page; undefined if the class does not exist or its page is not written yet. */
export function pageOf(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `class-${className.toLowerCase()}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
