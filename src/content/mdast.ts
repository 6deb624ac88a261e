import type {BlockContent, DefinitionContent, Link, Parent, PhrasingContent, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

declare module 'mdast' {
  interface Data {
    _mdxExplicitJsx?: boolean;
  }
}

type Attributes = Record<string, string | undefined>;

/**
 * What MDX's parser puts on JSX that an author wrote. Without it, lower-case names would be replaced by the theme's
 * components, and a type with a link in it would become a block of code.
 */
const written = {_mdxExplicitJsx: true};

export const text = (value: string): Text => ({type: 'text', value});

export const link = (url: string, children: Link['children']): Link => ({type: 'link', url, children});

/** An element inside a line. Lower-case names are plain HTML: no component runs for them in the browser. */
export function inline(name: string, attributes: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children, data: {...written}};
}

/** An element that is a block. Its content may be a line of text, which is then not wrapped in a paragraph. */
export function block(
  name: string,
  attributes: Attributes,
  children: (RootContent | PhrasingContent)[],
): MdxJsxFlowElement {
  const content = children as (BlockContent | DefinitionContent)[];
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(attributes), children: content, data: {...written}};
}

/**
 * An element that the theme's components may replace (`MDXComponents`), unlike lower-case JSX: `dt` reports its id to the
 * check of broken anchors.
 */
export function mapped(name: string, attributes: Attributes, children: PhrasingContent[]): RootContent {
  return {type: 'paragraph', data: {hName: name, hProperties: attributes}, children};
}

/** The text of a node and of what it holds. */
export function textOf(node: RootContent | PhrasingContent | Parent): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function attributesOf(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** The line on which a node starts; 1 for one that a plugin made. */
export const lineOf = (node: {position?: {start: {line: number}} | undefined}): number =>
  node.position?.start.line ?? 1;
