import path from 'node:path';
import type {EditionName} from '../../data/editions';
import type {Changes} from './changes';
import {readGenerated} from './readGenerated';

/**
 * Reads what each release of a library changed.
 *
 * @throws {Error} like {@link readGenerated}
 */
export function readChanges(root: string, edition: EditionName): Changes {
  const file = `editions/${edition}/changes.json`;
  return readGenerated(path.join(root, file), file);
}
