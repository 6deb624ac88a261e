import type {EditionName} from '../../src/data/editions';
import {listVersions} from '../facts/readFacts';
import {compareVersions} from '../lib/compareVersions';
import {listWheels} from './installWheel';

/**
 * Returns the newest release of the library of an edition.
 *
 * @throws {Error} if the releases cannot be listed
 */
export async function newestRelease(edition: EditionName): Promise<string> {
  const releases = edition === 'python' ? listWheels() : await listVersions(edition);
  return releases.sort(compareVersions).at(-1)!;
}
