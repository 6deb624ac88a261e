import {existsSync} from 'node:fs';
import path from 'node:path';
import {type EditionName, sourceEdition} from '../../data/editions';
import {classPageName, relativePath} from '../pageFiles';
import {type DocumentedVersion, findVersion} from '../versions';
import {type Bridge, createBridge} from './bridge';
import {factsFolderOf, loadFacts} from './loadFacts';
import type {ApiFacts} from './types';

/** The edition that is built or checked, and its documented versions. */
export interface VersionOptions {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  /** The versions that the pages describe, newest first. */
  versions: readonly DocumentedVersion[];
}

/**
 * Returns the facts of a version.
 *
 * @throws {Error} like `loadFacts`
 */
export const loadVersionFacts = (
  {root, edition}: Pick<VersionOptions, 'root' | 'edition'>,
  {numbers}: DocumentedVersion,
): ApiFacts => loadFacts(path.join(root, factsFolderOf(edition), `${numbers[edition]}.json`));

const bridges = new WeakMap<ApiFacts, Bridge>();

/** Returns the bridge from the names of the pages to those of the edition; undefined if they are the same. */
export function loadBridge(options: VersionOptions, version: DocumentedVersion): Bridge | undefined {
  if (options.edition === sourceEdition) return undefined;
  const facts = loadVersionFacts(options, version);
  const bridge =
    bridges.get(facts) ?? createBridge(loadVersionFacts({...options, edition: sourceEdition}, version), facts);
  bridges.set(facts, bridge);
  return bridge;
}

/** Returns folder and facts of the version that a page belongs to; undefined for other files. */
export function loadFactsOfPage(file: string, options: VersionOptions): {folder: string; facts: ApiFacts} | undefined {
  const page = relativePath(options.root, file);
  const found = findVersion(page, options.versions);
  return found && {folder: path.join(options.root, found.folder), facts: loadVersionFacts(options, found)};
}

/** Returns the relative URL of a class page; undefined if the class does not exist or its page is not written yet. */
export function classPageUrl(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `${classPageName(className)}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
