import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface Scaled {
  data: Buffer;
  width: number;
  height: number;
}

const cacheFolder = 'node_modules/.cache/pictures';
/** The images of this process, by content and width. */
const scaled = new Map<string, Promise<Scaled>>();

/**
 * Scales images for `@docusaurus/plugin-ideal-image`: each width once, although the loader asks for it in the bundles of the
 * browser and the server, in both versions of the docs, and in all editions. The images are kept in `node_modules/.cache/pictures`,
 * unless `DOCUSAURUS_NO_PERSISTENT_CACHE` is set.
 *
 * @param root folder of the site
 * @returns the `adapter` of the loader, a function of the path of an image
 */
export const createScaler = (root: string) => (file: string) => ({
  metadata: () => sharp(file).metadata(),
  async resize({width}: {width: number}): Promise<Scaled> {
    const original = await readFile(file);
    const hash = createHash('sha256')
      .update(sharp.versions.sharp ?? '')
      .update(original)
      .digest('hex');
    const name = `${hash.slice(0, 32)}-${width}${path.extname(file)}`;
    const result = scaled.get(name) ?? scaleOnce(original, width, path.join(root, cacheFolder, name));
    scaled.set(name, result);
    return result;
  },
});

async function scaleOnce(original: Buffer, width: number, kept: string): Promise<Scaled> {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return scale(original, width);
  try {
    const data = await readFile(kept);
    return {data, width, height: (await sharp(data).metadata()).height};
  } catch {
    // The file is missing or damaged.
  }
  const result = await scale(original, width);
  await mkdir(path.dirname(kept), {recursive: true});
  // Builds of several editions may write the file at the same time.
  const temporary = `${kept}.${process.pid}`;
  await writeFile(temporary, result.data);
  await rename(temporary, kept);
  return result;
}

async function scale(original: Buffer, width: number): Promise<Scaled> {
  const {data, info} = await sharp(original).resize(width, null).toBuffer({resolveWithObject: true});
  return {data, width, height: info.height};
}
