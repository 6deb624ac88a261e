import {readFileSync} from 'node:fs';
import {messageOf} from '../../utils/messageOf';

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
