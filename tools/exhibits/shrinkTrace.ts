import {readFileSync, writeFileSync} from 'node:fs';
import {unzipSync, zipSync} from 'fflate';
import sharp from 'sharp';

/** Width of the pictures of the film strip, in pixels. */
const frameWidth = 480;

/**
 * Copies a recording with smaller pictures in the film strip, which are most of its bytes.
 *
 * @throws {Error} if the recording contains no trace
 */
export async function shrinkTrace(from: string, to: string): Promise<void> {
  const files = unzipSync(readFileSync(from));
  if (!Object.keys(files).some((name) => name.endsWith('.trace'))) throw new Error(`${from}: contains no trace`);
  for (const [name, bytes] of Object.entries(files)) if (name.endsWith('.jpeg')) files[name] = await shrink(bytes);
  writeFileSync(to, zipSync(files, {level: 9}));
}

const shrink = async (picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp(picture)
      .resize({width: frameWidth, withoutEnlargement: true})
      .jpeg({quality: 70, mozjpeg: true})
      .toBuffer(),
  );
