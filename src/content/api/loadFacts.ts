import {readFileSync} from 'node:fs';
import type {EditionName} from '../../data/editions';
import type {ApiFacts} from './types';

/** Returns the folder with the facts of an edition, relative to the root. Each version of the library has a file. */
export const factsFolderOf = (edition: EditionName): string => `editions/${edition}/facts`;

const cache = new Map<string, ApiFacts>();

/**
 * Reads the facts of one version, once.
 *
 * @param file path of `editions/<edition>/facts/<version>.json`
 * @throws {Error} like {@link readFactsFile}
 */
export function loadFacts(file: string): ApiFacts {
  const facts = cache.get(file) ?? readFactsFile(file);
  cache.set(file, facts);
  return facts;
}

/**
 * Reads the facts of one version. Their fields are not validated, because the files are generated.
 *
 * @throws {Error} with the file and the command that restores it, if the file is missing or malformed
 */
export function readFactsFile(file: string): ApiFacts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ApiFacts;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${file}: cannot be read (${reason}). Restore it: git checkout ${file}`, {cause: error});
  }
}
