import type {EditionName} from '../../data/editions';
import {readGenerated} from './readGenerated';
import type {ApiFacts} from './types';

/** Returns the folder with the facts of an edition, relative to the root. Each release has a file. */
export const factsFolderOf = (edition: EditionName): string => `editions/${edition}/facts`;

const cache = new Map<string, ApiFacts>();

/**
 * Reads the facts of one release, once.
 *
 * @param file path of `editions/<edition>/facts/<release>.json`
 * @throws {Error} like {@link readFactsFile}
 */
export function loadFacts(file: string): ApiFacts {
  const facts = cache.get(file) ?? readFactsFile(file);
  cache.set(file, facts);
  return facts;
}

/**
 * Reads the facts of one release.
 *
 * @throws {Error} like {@link readGenerated}
 */
export const readFactsFile = (file: string): ApiFacts => readGenerated(file);
