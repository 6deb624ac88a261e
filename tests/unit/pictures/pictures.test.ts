import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import pictures from '../../../src/plugins/pictures';
import {folderWith} from '../../lib/folderWith';

/** Folder of a page with pictures: a shared one, and variants for two editions. */
const docs = folderWith({
  'img/shared.png': pngHeader(100, 50),
  'img/shared.dark.png': pngHeader(100, 50),
  'img/photo.jpg': 'not a PNG file',
  'img/varied.png': pngHeader(100, 50),
  'img/varied.dark.png': pngHeader(100, 50),
  'img/javascript/varied.png': pngHeader(100, 80),
  'img/javascript/varied.dark.png': pngHeader(100, 80),
  'img/java/varied.png': pngHeader(100, 90),
  'img/java/java-only.png': pngHeader(100, 90),
  'img/clip.png': pngHeader(100, 50),
  'img/clip.dark.png': pngHeader(100, 50),
  'img/clip.mp4': 'a video',
  'img/clip.dark.mp4': 'a video',
  'img/java/clip.png': pngHeader(100, 70),
  'img/java/clip.dark.png': pngHeader(100, 70),
  'img/java/clip.mp4': 'a video',
});

/** The first chunk of a PNG file. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function transform(url: string, {edition = 'python', alt = 'What it shows'} = {}): MdxJsxFlowElement {
  const root: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'image', url, alt}]}]};
  pictures({edition})(root, new VFile({path: path.join(docs, 'page.mdx')}));
  return root.children[0] as MdxJsxFlowElement;
}

/** Attributes of a picture: the required file or the text. */
const attributesOf = (node: MdxJsxFlowElement) =>
  Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new Error('a picture has no spread attributes');
      const {name, value} = attribute;
      return [
        name,
        typeof value === 'string' ? value : /^require\("(.+)"\)(?:\.default)?$/.exec(value?.value ?? '')?.[1],
      ];
    }),
  );

it.each([
  ['with its dark variant', './img/shared.png', 'python', {img: './img/shared.png', dark: './img/shared.dark.png'}],
  ['without one if there is no such file', './img/photo.jpg', 'python', {img: './img/photo.jpg'}],
  [
    'with the files of the edition',
    './img/varied.png',
    'javascript',
    {img: './img/javascript/varied.png', dark: './img/javascript/varied.dark.png'},
  ],
  [
    'with the shared files if the edition has none',
    './img/varied.png',
    'dotnet',
    {img: './img/varied.png', dark: './img/varied.dark.png'},
  ],
  ['never with a shared dark file for one of the edition', './img/varied.png', 'java', {img: './img/java/varied.png'}],
])('an image becomes a picture %s', (_name, url, edition, attributes) => {
  const picture = transform(url, {edition});
  expect(picture.name).toBe('Picture');
  expect(attributesOf(picture)).toEqual({...attributes, alt: 'What it shows'});
});

it('a picture has the proportions of the file of the edition', () => {
  expect(transform('./img/varied.png', {edition: 'javascript'}).data?.heightPerWidth).toBeCloseTo(0.8);
});

it('an image stops the build if it has no description, or if the file does not exist', () => {
  expect(() => transform('./img/shared.png', {alt: ''})).toThrow(/page\.mdx:0: image .* has no alt text/);
  expect(() => transform('./img/missing.png')).toThrow(/image \.\/img\/missing\.png does not exist/);
  expect(() => transform('./img/java-only.png', {edition: 'java'})).toThrow(/java-only\.png does not exist/);
});

describe('a video', () => {
  it('becomes a clip with its still picture, in both color modes, and its caption', () => {
    const clip = transform('./img/clip.mp4');
    expect(clip.name).toBe('Clip');
    expect(attributesOf(clip)).toEqual({
      img: './img/clip.png',
      dark: './img/clip.dark.png',
      video: './img/clip.mp4',
      darkVideo: './img/clip.dark.mp4',
    });
    expect(clip.children).toMatchObject([{type: 'paragraph', children: [{type: 'text', value: 'What it shows'}]}]);
    expect(clip.data?.heightPerWidth).toBeCloseTo(0.5);
  });

  it('stops the build if one of its four files does not exist', () => {
    expect(() => transform('./img/clip.mp4', {edition: 'java'})).toThrow(/java\/clip\.dark\.mp4 does not exist/);
    expect(() => transform('./img/shared.mp4')).toThrow(/image \.\/img\/shared\.mp4 does not exist/);
  });
});
