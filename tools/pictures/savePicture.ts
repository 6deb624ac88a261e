import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {root} from '../../src/utils/root';

/**
 * Writes a picture with at most 256 colors. Keeps the committed file if it looks the same.
 *
 * @param from the screenshot: a file, or its bytes
 */
export async function savePicture(from: string | Buffer, to: string): Promise<void> {
  const palette = await sharp(from).png({palette: true, quality: 95, effort: 10, dither: 0.5}).toBuffer();
  if (existsSync(to) && (await looksSame(to, palette))) return;
  mkdirSync(path.dirname(to), {recursive: true});
  writeFileSync(to, palette);
  console.log(`${path.relative(root, to)}: ${Math.round(palette.length / 1024)} kB`);
}

/** Edges of text differ a little from run to run, and more colors follow from that. */
async function looksSame(one: string, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  const tolerance = 48;
  return a!.length === b!.length && a!.every((value, index) => Math.abs(value - b![index]!) <= tolerance);
}
