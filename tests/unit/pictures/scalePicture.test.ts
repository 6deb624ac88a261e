import {copyFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {scaler} from '@site/src/plugins/pictures/scalePicture';
import {folderWith} from '../folderWith';

const picture = path.resolve('docs/img/codegen.png');
it('returns what ideal-image expects: the scaled image with its width and height', async () => {
  const {width, height} = await scaler(picture).metadata();
  const scaled = await scaler(picture).resize({width: 640});
  const {format, width: realWidth, height: realHeight} = await sharp(scaled.data).metadata();
  expect(scaled).toMatchObject({width: realWidth, height: realHeight});
  expect([format, scaled.width, scaled.height]).toEqual(['png', 640, Math.round((640 * height) / width)]);
});

it('scales an image once, also for a copy of it, and again after a change', async () => {
  const copy = path.join(folderWith(), 'copy.png');
  copyFileSync(picture, copy);
  const {data} = await scaler(picture).resize({width: 640});
  expect((await scaler(copy).resize({width: 640})).data).toBe(data);
  expect((await scaler(copy).resize({width: 768})).data).not.toBe(data);
  writeFileSync(copy, await sharp(picture).negate({alpha: false}).png().toBuffer());
  expect((await scaler(copy).resize({width: 640})).data).not.toEqual(data);
});
