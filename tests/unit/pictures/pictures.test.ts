import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import pictures from '@site/src/plugins/pictures';

const page = path.resolve(__dirname, '../../../docs/page.mdx');

function transform(url: string, alt = 'What it shows'): MdxJsxFlowElement {
  const root: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'image', url, alt}]}]};
  pictures()(root, new VFile({path: page}));
  return root.children[0] as MdxJsxFlowElement;
}
const namesOf = (node: MdxJsxFlowElement) => node.attributes.map((attribute) => 'name' in attribute && attribute.name);

describe('an image in its own paragraph', () => {
  it('becomes a picture with its dark variant', () => {
    const picture = transform('./img/trace-failed.png');
    expect(picture.name).toBe('Picture');
    expect(namesOf(picture)).toEqual(['img', 'dark', 'alt']);
  });

  it('becomes a picture without a dark variant if there is no such file', () => {
    expect(namesOf(transform('./img/emulation.png'))).toEqual(['img', 'alt']);
  });

  it('carries its proportions', () => {
    const {heightPerWidth} = transform('./img/pwdebug-console.png').data ?? {};
    expect(heightPerWidth).toBeCloseTo(600 / 1024);
  });

  it('stops the build if it has no description, or if the file does not exist', () => {
    expect(() => transform('./img/trace-failed.png', '')).toThrow(/docs\/page\.mdx:0: image .* has no alt text/);
    expect(() => transform('./img/missing.png')).toThrow(/image \.\/img\/missing\.png does not exist/);
  });
});
