import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {classNames} from '../../../content/api/classNames';
import {visit} from '../../../content/visit';

/*
 * Reads the tree of a page as search needs it. `textOf()` of `src/content/mdast.ts` joins every value of a node,
 * expressions and HTML included. Search has its own `visibleText()`: it indexes only words that a reader reads and searches
 * for, so it skips expressions, HTML and the types in the API reference, and puts spaces between table cells and at
 * line breaks, so that the words on both sides stay separate.
 */

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Types of nodes whose values are not text of the page. */
const skippedTypes = new Set([
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'html',
  'definition',
  'footnoteDefinition',
]);
const phrasingTypes = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'break',
  'image',
  'mdxJsxTextElement',
  'textDirective',
]);

const {type, required, flags, newerNote, olderState} = classNames;
/** Classes of facts beside a name (`float`), and of what only readers of older releases see. Nobody searches for them. */
const skippedClasses = new Set<string>([type, required, flags, newerNote, olderState]);

/** Whether a node contains nothing that a reader would search for. */
export const isSkipped = (node: Nodes): boolean => skippedTypes.has(node.type) || hasSkippedClass(node);
/** A class after the first one is that of a release. */
const hasSkippedClass = (node: Nodes): boolean => skippedClasses.has(property(node, 'className')?.split(' ')[0] ?? '');
export const isPhrasing = (node: Nodes): boolean => phrasingTypes.has(node.type);

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the name of the HTML element that a node becomes, if the author or a plugin set it; otherwise null. */
export function elementName(node: Nodes): string | null {
  return isElement(node) ? node.name : (node.data?.hName ?? null);
}

/** Returns a string property of the element that a node becomes: a JSX attribute, or a property set by a plugin. */
export function property(node: Nodes, name: string): string | null {
  if (isElement(node)) {
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    return typeof attribute?.value === 'string' ? attribute.value : null;
  }
  const value = (node.data as {hProperties?: Record<string, unknown>} | undefined)?.hProperties?.[name];
  return typeof value === 'string' ? value : null;
}

/** Returns the facts beside a name, which results do not show. */
export function factsIn(tree: Nodes): string[] {
  const facts: string[] = [];
  visit(tree, (node) => {
    if (hasSkippedClass(node)) facts.push(allWords(node));
  });
  return facts;
}

/** Returns the words of all texts in a node, without symbols of types: readers search for `>>`, not for `List<List<T>>`. */
export function allWords(tree: Nodes): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') texts.push(node.value);
  });
  return texts.join(' ').replace(/[^\p{L}\p{N}_.]+/gu, ' ');
}

/** Returns the text of a node as readers see it on the page. */
export function visibleText(node: Nodes): string {
  if (isSkipped(node)) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(visibleText).join(node.type === 'tableRow' ? ' ' : '');
}

/** Returns the targets of the links in a node, as written. */
export function linksIn(tree: Nodes): string[] {
  const targets: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') targets.push(node.url);
    else if (isElement(node) && node.name === 'a') targets.push(property(node, 'href') ?? '');
  });
  return targets;
}
