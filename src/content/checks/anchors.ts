import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {lineOf, textOf} from '../mdast';
import type {Problem} from '../problems';
import {writtenId} from '../readMdx';
import {visit} from '../visit';

export interface Anchors {
  ids: Set<string>;
  /** Lines of the headings by id, in the order of the page. */
  headings: Map<string, number>;
  problems: Problem[];
}

/**
 * Reads the ids of headings and elements. Docusaurus would number repeated ids of headings, which are problems here.
 *
 * @param text the page, because the tree does not contain the ids that authors write (`## Title {#id}`)
 */
export function readAnchors(tree: Root, text: string): Anchors {
  const lines = text.split('\n');
  const ids = new Set<string>();
  const headings = new Map<string, number>();
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const line = lineOf(node);
      const own = writtenId.exec(lines[line - 1] ?? '')?.[1];
      const id = own ?? createSlugger().slug(headingText(node));
      const first = headings.get(id);
      if (first !== undefined) {
        const remedy = own === undefined ? 'reword one of them' : 'give one of them another id';
        problems.push({line, message: `heading with the id "${id}" of the one on line ${first}; ${remedy}`});
      }
      headings.set(id, first ?? line);
      ids.add(id);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const each of node.attributes) {
        if (each.type === 'mdxJsxAttribute' && each.name === 'id' && typeof each.value === 'string')
          ids.add(each.value);
      }
    }
  });
  return {ids, headings, problems};
}

/** The text that the id is derived from. Docusaurus leaves elements out. */
function headingText({children}: Heading): string {
  return children
    .filter(({type}) => type !== 'html' && type !== 'mdxJsxTextElement')
    .map(textOf)
    .join('')
    .trimEnd();
}
