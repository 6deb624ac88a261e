import {copyFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {folderWith} from '../folderWith';

const picture = path.resolve('docs/img/codegen.png');
let root: string;
beforeEach(() => void (root = folderWith()));
afterEach(() => void vi.unstubAllEnvs());

/** A scaler as in another build, which has nothing in memory. */
async function newScaler() {
  vi.resetModules();
  const {createScaler} = await import('@site/src/plugins/pictures/scalePicture');
  return createScaler(root);
}

const kept = (): string[] => {
  const folder = path.join(root, 'node_modules/.cache/pictures');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

it('returns what ideal-image expects: the scaled image with its width and height', async () => {
  const scaler = (await newScaler())(picture);
  const {width, height} = await scaler.metadata();
  const scaled = await scaler.resize({width: 640});
  const {format, width: realWidth, height: realHeight} = await sharp(scaled.data).metadata();
  expect(scaled).toMatchObject({width: realWidth, height: realHeight});
  expect([format, scaled.width, scaled.height]).toEqual(['png', 640, Math.round((640 * height) / width)]);
});

it('scales an image once, also for a copy of it, and again after a change', async () => {
  const scaler = await newScaler();
  const copy = path.join(root, 'copy.png');
  copyFileSync(picture, copy);
  const {data} = await scaler(picture).resize({width: 640});
  expect((await scaler(copy).resize({width: 640})).data).toBe(data);
  expect((await scaler(copy).resize({width: 768})).data).not.toBe(data);
  writeFileSync(copy, await sharp(picture).negate({alpha: false}).png().toBuffer());
  expect((await scaler(copy).resize({width: 640})).data).not.toEqual(data);
});

it('uses the image of an earlier build, except without a persistent cache', async () => {
  await (await newScaler())(picture).resize({width: 640});
  const [file] = kept();
  const red = await sharp({create: {width: 640, height: 5, channels: 3, background: 'red'}})
    .png()
    .toBuffer();
  writeFileSync(file!, red);
  expect(await (await newScaler())(picture).resize({width: 640})).toEqual({data: red, width: 640, height: 5});
  writeFileSync(file!, 'damaged');
  expect((await (await newScaler())(picture).resize({width: 640})).height).toBeGreaterThan(5);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect((await (await newScaler())(picture).resize({width: 640})).data).not.toEqual(red);
});
