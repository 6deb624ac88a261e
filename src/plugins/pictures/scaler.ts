import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import sharp from 'sharp';

interface Scaled {
  data: Buffer;
  width: number;
  height: number;
}

/** The images of this process, by content and width. */
const scaled = new Map<string, Promise<Scaled>>();

/**
 * The `adapter` of `@docusaurus/plugin-ideal-image`: scales an image to each width once, although the loader requests it in the
 * bundles of the browser and the server, and in both versions of the docs.
 */
export const scaler = (file: string) => ({
  metadata: () => sharp(file).metadata(),
  async resize({width}: {width: number}): Promise<Scaled> {
    const original = await readFile(file);
    const key = `${width} ${createHash('sha256').update(original).digest('hex')}`;
    const result = scaled.get(key) ?? scale(original, width);
    scaled.set(key, result);
    return result;
  },
});

async function scale(original: Buffer, width: number): Promise<Scaled> {
  const {data, info} = await sharp(original).resize(width, null).toBuffer({resolveWithObject: true});
  return {data, width, height: info.height};
}
