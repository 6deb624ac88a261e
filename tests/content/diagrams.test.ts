import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {lineOf, textOf} from '../../src/content/mdast';
import {parseMdx} from '../../src/content/readMdx';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';

const docs = path.join(root, 'docs');
const pages = filesBelow(docs)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => [file, readFileSync(path.join(docs, file), 'utf8')] as const)
  .filter(([, text]) => text.includes('<Diagram>'));

/** Returns the diagrams of a page that are more or less than one list, or that no sentence introduces. */
function findProblems({children}: Root): string[] {
  const isDiagram = (node: RootContent) => node.type === 'mdxJsxFlowElement' && node.name === 'Diagram';
  return children.flatMap((node, index) => {
    if (!isDiagram(node) || !('children' in node)) return [];
    const before = children[index - 1];
    const isIntroduced = before?.type === 'paragraph' && textOf(before).endsWith(':');
    const kinds = node.children.map(({type}) => type).join(', ');
    return [
      ...(isIntroduced ? [] : [`${lineOf(node)}: name what to look at in a sentence with a colon before the diagram`]),
      ...(kinds === 'list' ? [] : [`${lineOf(node)}: write one list in the diagram instead of: ${kinds}`]),
    ];
  });
}

it('finds the diagrams of the pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

it.each(pages)('each diagram in docs/%s is one list that a sentence introduces', (_, text) => {
  expect(findProblems(parseMdx(text))).toEqual([]);
});
