/**
 * Rehype plugin: controls where lines of code break in the cells of tables.
 *
 * In: inline code in a cell. Out: the same text, with `<wbr>` after the dots and underscores of long names, and
 * with words such as `--headed` in a `<span>` that does not break.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {splitForBreaks} from '../../utils/lineBreaks';

/** Length of the longest name that fits into a narrow column on phones. */
const longestWord = 12;

export default function lineBreaks(): (tree: Root) => void {
  return (tree) => visit(tree, false);
}

function visit(node: Nodes, isInCell: boolean): void {
  if (!('children' in node)) return;
  const isCell = isInCell || (node.type === 'element' && node.tagName === 'td');
  node.children.forEach((child, index) => {
    if (isCell && child.type === 'element' && child.tagName === 'code') node.children[index] = withBreaks(child);
    else visit(child, isCell);
  });
}

/** Returns the code with breaks. Code without any stays as it is. */
function withBreaks(code: Element): Element | MdxJsxTextElementHast {
  const [only] = code.children;
  if (code.children.length !== 1 || only?.type !== 'text') return code;
  const parts = splitForBreaks(only.value, longestWord);
  if (parts.length === 1 && !parts[0]!.isUnbroken) return code;
  const children = parts.flatMap(({text: value, isUnbroken, mayBreakBefore}): ElementContent[] => [
    ...(mayBreakBefore ? [element('wbr', {}, [])] : []),
    isUnbroken ? element('span', {className: ['unbroken']}, [{type: 'text', value}]) : {type: 'text', value},
  ]);
  // The mark of JSX that an author wrote: otherwise, the theme would replace code that contains elements by a code block.
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], children, data: {_mdxExplicitJsx: true}};
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
