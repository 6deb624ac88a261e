import {existsSync} from 'node:fs';
import path from 'node:path';
import {type EditionName, sourceEdition} from '../../data/editions';
import {findVersion, libraryOfEdition, type VersionFolders} from '../versions';
import {type Bridge, createBridge} from './bridge';
import {loadFacts} from './loadFacts';
import type {ApiFacts} from './types';

/** The edition, its documented versions, and the folders of their pages and facts. */
export interface VersionOptions {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  /** Folder of the facts files, relative to the root: `editions/python/facts`. */
  factsFolder: string;
  /** Folder of the facts in whose names pages are written, if the edition has other names. */
  sourceFactsFolder?: string | undefined;
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

const bridges = new WeakMap<ApiFacts, Bridge>();

/** Returns the bridge from the names of the pages to those of the edition; undefined if they are the same. */
export function bridgeOf(options: VersionOptions, version: string): Bridge | undefined {
  const {root, sourceFactsFolder} = options;
  if (sourceFactsFolder === undefined) return undefined;
  const facts = factsOf(options, version);
  const bridge = bridges.get(facts) ?? createBridge(factsOf({root, factsFolder: sourceFactsFolder}, version), facts);
  bridges.set(facts, bridge);
  return bridge;
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
