import {existsSync} from 'node:fs';
import path from 'node:path';
import {findVersion, type VersionFolders} from '../versions';
import {loadFacts} from './loadFacts';
import type {ApiFacts} from './types';

/** Which pages describe which version of the library, and where the facts are. */
export interface VersionOptions {
  /** Folder of the site. */
  root: string;
  /** Folder of the facts, relative to the root: `editions/python/facts`. */
  factsFolder: string;
  /** Version of the library by folder of pages; the first one is the newest. */
  versions: VersionFolders;
}

/**
 * The facts of a version.
 *
 * @throws {Error} like `loadFacts`
 */
export const factsOf = ({root, factsFolder}: Pick<VersionOptions, 'root' | 'factsFolder'>, version: string): ApiFacts =>
  loadFacts(path.join(root, factsFolder, `${version}.json`));

/** The folder and the facts of the version whose pages include a file; undefined for other files. */
export function versionOf(file: string, options: VersionOptions): {folder: string; facts: ApiFacts} | undefined {
  const page = path.relative(options.root, file).split(path.sep).join('/');
  const found = findVersion(page, options.versions);
  return found && {folder: path.join(options.root, found.folder), facts: factsOf(options, found.library)};
}

/** Relative address of the page of a class; undefined if there is no such class or its page is not written yet. */
export function pageOf(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `class-${className.toLowerCase()}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
