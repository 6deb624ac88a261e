/**
 * Remark plugin: replaces images with the component `Picture`, which shows several sizes and a dark variant, and videos with
 * the component `Clip`.
 *
 * Input: `![alt](./img/x.png)` in its own paragraph. Output: `<Picture img={require('./img/x.png')} alt="alt" />`
 * (registered in `src/theme/MDXComponents.tsx`), with `dark={require('./img/x.dark.png')}` if that file exists. If the
 * edition has a variant `./img/<edition>/x.png`, this file and its own dark variant replace the shared files.
 *
 * Input: `![caption](./img/x.mp4)`. Output: `<Clip img={…} dark={…} video={…} darkVideo={…}>caption</Clip>`.
 * `npm run pictures` records the video and its still picture `./img/x.png`, both also for dark mode. `require` makes
 * `@docusaurus/plugin-ideal-image` create the sizes. The plugin must run before Docusaurus's own image plugin, which would
 * replace the image first.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {addDependency} from '../../content/pageDependencies';
import {relativePath} from '../../content/pageFiles';
import {parseMdx} from '../../content/readMdx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Height of a `Picture` divided by its width. Later plugins estimate the height of the page with it. */
    heightPerWidth?: number;
  }
  interface MdxJsxFlowElementHastData {
    heightPerWidth?: number;
  }
}

export interface Options {
  /** Name of the edition. Its variant of `./img/x.png` is `./img/<edition>/x.png`. */
  edition: string;
}

/** @throws {Error} with file, line and remedy if an image or a video has no text or a file does not exist */
export default function pictures({edition}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    tree.children = tree.children.map((node) => {
      const [image] = node.type === 'paragraph' && node.children.length === 1 ? node.children : [];
      return image?.type === 'image' && /^\.\/.+\.(png|jpe?g|mp4)$/.test(image.url)
        ? toPicture(image, file, edition)
        : node;
    });
  };
}

function toPicture(image: Image, file: VFile, edition: string): MdxJsxFlowElement {
  const location = `${relativePath(file.cwd, file.path)}:${image.position?.start.line ?? 0}`;
  if (!image.alt)
    throw new Error(`${location}: image ${image.url} has no alt text; write ![what it shows](${image.url})`);
  const exists = (url: string) => {
    const whole = path.resolve(path.dirname(file.path), url);
    addDependency(file.path, whole);
    return existsSync(whole);
  };
  const isClip = image.url.endsWith('.mp4');
  const still = isClip ? asStill(image.url) : image.url;
  const variant = still.replace(/[^/]+$/, `${edition}/$&`);
  const chosen = exists(variant) ? variant : still;
  // A variant without a dark file has no dark variant, even if the shared file has one.
  const dark = chosen.replace(/\.(\w+)$/, '.dark.$1');
  const files = {
    img: chosen,
    ...((isClip || exists(dark)) && {dark}),
    ...(isClip && {video: asVideo(chosen), darkVideo: asVideo(dark)}),
  };
  const missing = [image.url, ...Object.values(files)].find((url) => !exists(url));
  if (missing !== undefined)
    throw new Error(
      `${location}: image ${missing} does not exist; correct the path, or create the file (see tools/pictures.mts)`,
    );
  const requires = Object.entries(files).map(
    ([name, url]) => `${name}={require(${JSON.stringify(url)})${url.endsWith('.mp4') ? '.default' : ''}}`,
  );
  const picture = parseMdx(`<${isClip ? 'Clip' : 'Picture'} ${requires.join(' ')} />`).children[0] as MdxJsxFlowElement;
  delete picture.position;
  if (isClip) picture.children = [{type: 'paragraph', children: [{type: 'text', value: image.alt}]}];
  else picture.attributes.push({type: 'mdxJsxAttribute', name: 'alt', value: image.alt});
  picture.data = {heightPerWidth: readHeightPerWidth(path.resolve(path.dirname(file.path), chosen))};
  return picture;
}

const asStill = (video: string): string => video.replace(/\.mp4$/, '.png');
const asVideo = (still: string): string => still.replace(/\.png$/, '.mp4');

/** Reads the first chunk of a PNG file, which contains the size. @returns undefined for other formats */
function readHeightPerWidth(file: string): number | undefined {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return bytes.readUInt32BE(20) / bytes.readUInt32BE(16);
}
