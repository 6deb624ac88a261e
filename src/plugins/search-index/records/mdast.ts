import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Nothing that a reader reads. */
const SILENT = new Set([
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'html',
  'definition',
  'footnoteDefinition',
]);
const PHRASING = new Set([
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

/** Facts beside a name in the API reference: its type, whether it is required. Nobody searches for `float`. */
const SILENT_CLASSES = new Set(['api-type', 'api-required', 'api-flags']);

/** Whether a node has no words that a reader would search for. */
export const isSilent = (node: Nodes): boolean =>
  SILENT.has(node.type) || SILENT_CLASSES.has(property(node, 'className') ?? '');
export const isPhrasing = (node: Nodes): boolean => PHRASING.has(node.type);

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The element that a node becomes on the page, where it says so: its own name, or the one that a plugin gave it. */
export function elementName(node: Nodes): string | null {
  return isElement(node) ? node.name : (node.data?.hName ?? null);
}

/** A property of the element that a node becomes: an attribute, or what a plugin gave it. */
export function property(node: Nodes, name: string): string | null {
  if (isElement(node)) {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    return typeof found?.value === 'string' ? found.value : null;
  }
  const value = (node.data as {hProperties?: Record<string, unknown>} | undefined)?.hProperties?.[name];
  return typeof value === 'string' ? value : null;
}

/** The words of a node as a reader sees them. */
export function textOf(node: Nodes): string {
  if (isSilent(node)) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(node.type === 'tableRow' ? ' ' : '');
}

/** Targets of the links in a node, as written. */
export function linksIn(node: Nodes): string[] {
  const own =
    node.type === 'link' ? [node.url] : isElement(node) && node.name === 'a' ? [property(node, 'href') ?? ''] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}
