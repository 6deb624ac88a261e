import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';
import {unzipSync, zipSync} from 'fflate';
import sharp from 'sharp';

const file = path.join(root, versions.next.folder, 'traces/recordings.json');

/** A hash of the sources of each recording, by edition and name (`{"python/sold-out": "1a2b…"}`), or by `reports/NAME`. */
export type Recordings = Record<string, string>;

export const readRecordings = (): Recordings =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {};

export function writeRecordings(recordings: Recordings): void {
  const sorted = Object.fromEntries(Object.entries(recordings).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Larger side of the pictures of the film strip, in pixels. */
const frameSize = 360;

/**
 * Returns a trace with smaller pictures in the film strip, which are most of its bytes.
 *
 * @throws {Error} if the file contains no trace
 */
export async function shrinkTrace(trace: Uint8Array): Promise<Uint8Array> {
  const files = unzipSync(trace);
  if (!Object.keys(files).some((name) => name.endsWith('.trace'))) throw new Error('the file contains no trace');
  for (const [name, bytes] of Object.entries(files)) if (name.endsWith('.jpeg')) files[name] = await shrink(bytes);
  return zipSync(files, {level: 9});
}

const shrink = async (picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp(picture)
      .resize({width: frameSize, height: frameSize, fit: 'inside', withoutEnlargement: true})
      .jpeg({quality: 60, mozjpeg: true})
      .toBuffer(),
  );
