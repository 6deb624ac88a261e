import {unzipSync, zipSync} from 'fflate';
import sharp from 'sharp';

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
