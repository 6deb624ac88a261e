import {readFileSync} from 'node:fs';
import type {EditionName} from '../../data/editions';
import {messageOf} from '../../utils/messageOf';
import type {ApiFacts} from './types';

/** Returns the folder with the facts of an edition, relative to the root. Each release has a file. */
export const factsFolderOf = (edition: EditionName): string => `editions/${edition}/facts`;

/**
 * Reads the facts of one release.
 *
 * @param file path of `editions/<edition>/facts/<release>.json`
 * @throws {Error} like {@link readGenerated}
 */
export const readFactsFile = (file: string): ApiFacts => readGenerated(file);

/**
 * Reads a generated JSON file. Its fields are not validated.
 *
 * @param pathInErrors path of the file in the error
 * @throws {Error} with the file and the command that restores it, if the file is missing or malformed
 */
export function readGenerated<Content>(file: string, pathInErrors = file): Content {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    const [reason] = messageOf(error).split('\n');
    throw new Error(`${pathInErrors}: cannot be read (${reason}). Restore it: git checkout ${pathInErrors}`, {
      cause: error,
    });
  }
}
