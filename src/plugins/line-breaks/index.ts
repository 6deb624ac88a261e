/**
 * Rehype plugin: controls where lines break inside code and inside long names in headings.
 *
 * In: inline code, and the text of headings. Out: the same text, with `<wbr>` inside words that are longer than a line on
 * phones, and with words such as `--headed` in a `<span>` that does not break.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {splitForBreaks} from '../../utils/lineBreaks';

type Code = Element | MdxJsxTextElementHast;

/** Length of the longest word that fits into a line on phones, by its place. Columns of tables are narrow. */
const longestWords = {cell: 10, heading: 26, codeInHeading: 22, prose: 34};

/** Length of the longest code that does not break on large screens, with its class (`src/css/parts.css`). */
const wholeCode = [
  {longest: 24, className: 'whole'},
  {longest: 36, className: 'whole-in-pairs'}, // in the first of two columns
];

type WordPlace = keyof Omit<typeof longestWords, 'codeInHeading'>;

export default function lineBreaks(): (tree: Root) => void {
  return (tree) => visit(tree, 'prose');
}

function visit(node: Nodes, outer: WordPlace): void {
  if (!('children' in node) || isElement(node, /^pre$/)) return;
  const place = isElement(node, /^t[dh]$/) ? 'cell' : isElement(node, /^h[1-6]$/) ? 'heading' : outer;
  const children = node.children.flatMap((child): Nodes[] => {
    if (isCode(child)) return [withBreaks(child, longestWords[place === 'heading' ? 'codeInHeading' : place])];
    if (child.type === 'text' && place === 'heading') return split(child.value, longestWords.heading);
    visit(child, place);
    return [child];
  });
  node.children = children as typeof node.children;
}

const isElement = (node: Nodes, name: RegExp): boolean => node.type === 'element' && name.test(node.tagName);

/** Inline code, and the `<code>` of authors. */
const isCode = (node: Nodes): node is Code =>
  node.type === 'mdxJsxTextElement' ? node.name === 'code' : node.type === 'element' && node.tagName === 'code';

/** Returns the code with breaks. Code without any stays as it is. */
function withBreaks(code: Code, longestWord: number): Code {
  const [only] = code.children;
  if (code.children.length !== 1 || only?.type !== 'text') return code;
  const children = split(only.value, longestWord);
  if (children.length === 1 && children[0]!.type === 'text') return code;
  const own = code.type === 'mdxJsxTextElement' ? code.attributes : [];
  const className = longestWord === longestWords.cell ? classAttribute(only.value) : [];
  // This flag marks JSX that authors write. The theme would replace other code that contains elements by a code block.
  const data = {_mdxExplicitJsx: true} as const;
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [...own, ...className], children, data};
}

/** The class of code in a cell, if large screens have room for the whole code. */
function classAttribute(code: string): MdxJsxAttribute[] {
  const whole = wholeCode.find(({longest}) => code.length <= longest);
  return whole ? [{type: 'mdxJsxAttribute', name: 'className', value: whole.className}] : [];
}

function split(text: string, longestWord: number): ElementContent[] {
  return splitForBreaks(text, longestWord).flatMap(({text: value, isUnbroken, mayBreakBefore}): ElementContent[] => [
    ...(mayBreakBefore ? [element('wbr', {}, [])] : []),
    isUnbroken ? element('span', {className: ['unbroken']}, [{type: 'text', value}]) : {type: 'text', value},
  ]);
}

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
