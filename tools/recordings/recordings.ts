import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';

const file = path.join(root, versions.next.folder, 'traces/recordings.json');

/** The hash of the project of each recording, by edition and name: `{"python/sold-out": "1a2b…"}`. */
export type Recordings = Record<string, string>;

export const readRecordings = (): Recordings =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {};

/** Writes the hashes, sorted. */
export function writeRecordings(recordings: Recordings): void {
  const sorted = Object.fromEntries(Object.entries(recordings).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
