import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {encodeIco} from '../../../tools/lib/encodeIco';

/** Reads the images of an icon file. */
async function readIco(file: Buffer) {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({length: file.readUInt16LE(4)}, (_, index) => 6 + 16 * index);
  return Promise.all(
    entries.map(async (entry) => {
      const offset = file.readUInt32LE(entry + 12);
      const {width, height, format} = await sharp(
        file.subarray(offset, offset + file.readUInt32LE(entry + 8)),
      ).metadata();
      return {listed: file.readUInt8(entry), width, height, format};
    }),
  );
}

it('writes each image with its size', async () => {
  const draw = (size: number) =>
    sharp({create: {width: size, height: size, channels: 4, background: '#fff'}})
      .png()
      .toBuffer();
  const file = encodeIco([
    {size: 16, png: await draw(16)},
    {size: 256, png: await draw(256)},
  ]);
  expect(await readIco(file)).toEqual([
    {listed: 16, width: 16, height: 16, format: 'png'},
    {listed: 0, width: 256, height: 256, format: 'png'},
  ]);
});

it('static/favicon.ico has the sizes that browsers show', async () => {
  const file = readFileSync(path.resolve(__dirname, '../../../static/favicon.ico'));
  expect((await readIco(file)).map(({width}) => width)).toEqual([16, 32, 48]);
});
