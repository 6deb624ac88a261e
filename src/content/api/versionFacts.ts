import {existsSync} from 'node:fs';
import path from 'node:path';
import {sourceEdition} from '../../data/editions';
import {type DocumentedVersion, type EditionContext, findVersion} from '../versions';
import {classPageName, relativePath} from '../pageFiles';
import {memoize} from '../../utils/memoize';
import {type Bridge, createBridge} from './bridge';
import {factsFolderOf, readFactsFile} from './factsFile';
import type {ApiFacts} from './types';

const cache = new Map<string, ApiFacts>();

/**
 * Returns the facts of a version. Reads each file once.
 *
 * @throws {Error} like {@link readFactsFile}
 */
export function loadVersionFacts(
  {root, edition}: Pick<EditionContext, 'root' | 'edition'>,
  {releases}: DocumentedVersion,
): ApiFacts {
  const file = path.join(root, factsFolderOf(edition), `${releases[edition]}.json`);
  const facts = cache.get(file) ?? readFactsFile(file);
  cache.set(file, facts);
  return facts;
}

const bridgesFrom = memoize((source: ApiFacts) => memoize((facts: ApiFacts) => createBridge(source, facts)));

/** Returns the bridge from the names of the pages to those of the edition; undefined if they are the same. */
export function loadBridge(context: EditionContext, version: DocumentedVersion): Bridge | undefined {
  if (context.edition === sourceEdition) return undefined;
  return bridgesFrom(loadVersionFacts({...context, edition: sourceEdition}, version))(
    loadVersionFacts(context, version),
  );
}

/** Returns folder and facts of the version that a page belongs to; undefined for other files. */
export function loadFactsOfPage(file: string, context: EditionContext): {folder: string; facts: ApiFacts} | undefined {
  const version = findVersion(relativePath(context.root, file), context.allVersions);
  return version && {folder: path.join(context.root, version.folder), facts: loadVersionFacts(context, version)};
}

/** Returns the file of a class page as links in its folder state it; undefined if the class or the file does not exist. */
export function classPageFile(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `${classPageName(className)}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
