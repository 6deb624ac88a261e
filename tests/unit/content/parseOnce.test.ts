import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type PluggableList, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readDirectives} from '../../../src/content/directives';
import {parseMdxOnce} from '../../../src/content/readMdx';
import {pageText} from '../../../src/content/pageText';
import parseOnce from '../../../src/plugins/parse-once';

const edge = `---
title: A page
---

## Plain

## Own {#own-id}

## \`code\` *and* more {#code-id}

### Braces \\{like these\\} in a title {#braces}

:::note

Text with {'an expression'} and <b>HTML</b>.

:::

| a | b |
| --- | --- |
| 1 | ~~2~~ |
`;

/** The tree that the plugins of Docusaurus get, except for directives, with the parsers of `createProcessorFactory()` in its MDX loader. */
function parse(text: string, before: PluggableList): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(before);
  const tree = readDirectives(
    processor.use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).parse(escapeMarkdownHeadingIds(text)),
  );
  visit(tree, (node, index, parent) => {
    delete node.position;
    if ('data' in node) delete node.data;
    if ('attributes' in node) node.attributes = JSON.stringify(node.attributes, withoutEstree) as never;
    const previous = parent?.children[index! - 1];
    if (node.type !== 'text' || previous?.type !== 'text') return;
    // The id of a heading is a text of its own in one tree, and the end of the last text in the other.
    previous.value += node.value;
    parent!.children.splice(index!, 1);
    return index;
  });
  return tree;
}

const withoutEstree = (key: string, value: unknown): unknown =>
  key === 'data' || key === 'position' ? undefined : value;

describe('parse-once', () => {
  it.each([
    ['edge cases', edge],
    ...['locators', 'api/class-page', 'intro'].map((page) => {
      const file = path.join('docs', `${page}.mdx`);
      const text = readFileSync(file, 'utf8');
      return [page, pageText(text, file, {edition: 'python', version: '1.65.0'}).text];
    }),
  ])('gives Docusaurus the tree that its own parser returns: %s', (_, text) => {
    expect(parse(text!, [parseOnce])).toEqual(parse(text!, []));
  });

  it('keeps what looks like the id of a heading in a sample', () => {
    const sample = '```md\n## Title {#id}\n```\n\n## After {#after}\n';
    expect(parse(sample, [parseOnce])).toMatchObject({
      children: [
        {type: 'code', value: '## Title {#id}'},
        {type: 'heading', children: [{value: 'After {#after}'}]},
      ],
    });
  });

  it('gives each page a tree of its own', () => {
    const [first, second] = [parse(edge, [parseOnce]), parse(edge, [parseOnce])];
    first.children.length = 0;
    expect(second.children.length).toBeGreaterThan(5);
    expect(parseMdxOnce(edge).children.length).toBeGreaterThan(5);
  });
});
