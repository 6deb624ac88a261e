import {existsSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../data/editions';
import {findVersion, type VersionFolders} from '../versions';
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
 * @throws {Error} like `loadFacts`
 */
export const factsOf = ({root, factsFolder}: Pick<VersionOptions, 'root' | 'factsFolder'>, version: string): ApiFacts =>
  loadFacts(path.join(root, factsFolder, `${version}.json`));

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
