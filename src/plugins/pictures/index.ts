/**
 * Remark plugin: gives the pictures of pages their sizes and their dark variant.
 *
 * In: `![alt](./img/x.png)` as a paragraph of its own. Out: `<Picture img={require('./img/x.png')} alt="alt" />`
 * (registered in `src/theme/MDXComponents.tsx`), with `dark={require('./img/x.dark.png')}` where that file exists, so that
 * `@docusaurus/plugin-ideal-image` makes the sizes. Hooks in before Docusaurus's own image plugin, which would bypass it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** @throws {Error} naming file, line and remedy, for a picture without alt text or file */
export default function pictures(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    tree.children = tree.children.map((node) => {
      const image = onlyImage(node);
      return image && /^\.\/.+\.(png|jpe?g)$/.test(image.url) ? toPicture(image, file) : node;
    });
  };
}

function onlyImage(node: RootContent): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [child] = node.children;
  return child?.type === 'image' ? child : undefined;
}

function toPicture(image: Image, file: VFile): MdxJsxFlowElement {
  const place = `${path.relative(process.cwd(), file.path)}:${image.position?.start.line ?? 0}`;
  if (!image.alt)
    throw new Error(`${place}: picture ${image.url} has no alt text; write ![what it shows](${image.url})`);
  const found = (url: string) => existsSync(path.resolve(path.dirname(file.path), url));
  if (!found(image.url)) throw new Error(`${place}: there is no picture ${image.url}; see tools/pictures.ts`);
  const dark = image.url.replace(/\.(\w+)$/, '.dark.$1');
  return {
    type: 'mdxJsxFlowElement',
    name: 'Picture',
    attributes: [
      requireAttribute('img', image.url),
      ...(found(dark) ? [requireAttribute('dark', dark)] : []),
      {type: 'mdxJsxAttribute', name: 'alt', value: image.alt},
    ],
    children: [],
  };
}

/** `name={require('url')}`: an expression of MDX carries its syntax tree along. */
function requireAttribute(name: string, url: string): MdxJsxAttribute {
  const raw = JSON.stringify(url);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${raw})`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'CallExpression',
                optional: false,
                callee: {type: 'Identifier', name: 'require'},
                arguments: [{type: 'Literal', value: url, raw}],
              },
            },
          ],
        },
      },
    },
  };
}
