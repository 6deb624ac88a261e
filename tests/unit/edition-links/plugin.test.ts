import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {textOf} from '../../../src/content/mdast';
import {allVersions} from '../../../src/content/versions';
import editionLinks from '../../../src/plugins/edition-links';
import {parseMdx} from '../../../src/content/readMdx';

/** Returns targets and texts of the links of a page of an edition that has the API pages only. */
function linksOf(text: string, page: string): string[] {
  const tree = parseMdx(text);
  const transform = editionLinks.call({} as never, {
    root: '/site',
    edition: 'java',
    allVersions,
    publishes: (id) => id.startsWith('api/'),
    sourceUrl: '/python/',
    sourceLabel: 'Python',
  }) as Transformer<Root, Root>;
  void transform(tree, new VFile({path: `/site/${page}`}), () => undefined);
  const [paragraph] = tree.children;
  if (paragraph?.type !== 'paragraph') throw new Error('the text is not a paragraph');
  return paragraph.children.flatMap((node) => {
    if (node.type === 'link') return [`${node.url} ${textOf(node)}`];
    if (node.type !== 'mdxJsxTextElement') return [];
    const [href] = node.attributes;
    return [`<${node.name}> ${JSON.stringify(href?.value)} ${textOf(node)}`];
  });
}

it('sends links to pages that the edition lacks to the same version of the source edition', () => {
  const text = '[Frames](../frames.mdx#main), [Page](./class-page.mdx), [MDN](https://developer.mozilla.org/)';
  expect(linksOf(text, 'docs/api/class-frame.mdx')).toEqual([
    '<a> "/python/docs/next/frames#main" Frames (Python)',
    './class-page.mdx Page',
    'https://developer.mozilla.org/ MDN',
  ]);
  expect(linksOf('[Frames](../frames.mdx)', 'versioned_docs/version-stable/api/class-frame.mdx')).toEqual([
    '<a> "/python/docs/frames" Frames (Python)',
  ]);
});

it('sends links of community pages to stable pages of the source edition', () => {
  const text = '[Frames](/docs/frames), [Page](/docs/api/class-page), [Videos](/community/learn-videos)';
  expect(linksOf(text, 'community/welcome.mdx')).toEqual([
    '<a> "/python/docs/frames" Frames (Python)',
    '/docs/api/class-page Page',
    '/community/learn-videos Videos',
  ]);
});
