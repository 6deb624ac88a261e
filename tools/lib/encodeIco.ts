/**
 * Encodes an icon file from images. All browsers read PNG images in it.
 *
 * @param images square PNG images with their size in pixels, at most 256
 */
export function encodeIco(images: {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, png}] of images.entries()) {
    const entry = 6 + 16 * index;
    // One byte: 0 stands for 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}
