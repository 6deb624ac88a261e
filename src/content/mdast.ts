import type {BlockContent, DefinitionContent, Link, PhrasingContent, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Directive} from './directives';

declare module 'mdast' {
  interface Data {
    _mdxExplicitJsx?: boolean;
    /** The directive that inline code comes from. */
    directive?: Directive;
    /** Where a node of a shared description comes from (`sharedDescriptions.ts`), and whether only the edition shows it. */
    origin?: {file: string; isOwn: boolean};
  }
}

type Attributes = Record<string, string | undefined>;

/**
 * The MDX parser sets this flag on the JSX of authors. Without the flag, MDX would replace elements with lower-case
 * names by components of the theme: inline code that contains a link would become a code block.
 */
const explicitJsx = {_mdxExplicitJsx: true};

export const text = (value: string): Text => ({type: 'text', value});

export const link = (url: string, children: Link['children']): Link => ({type: 'link', url, children});

/** Creates an inline element. Lower-case names create plain HTML. */
export const inline = (name: string, attributes: Attributes, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toAttributes(attributes),
  children,
  data: {...explicitJsx},
});

/** Creates inline code as plain HTML. */
export const code = (value: string): MdxJsxTextElement => inline('code', {}, [text(value)]);

/** Creates a block element. Its children can be inline nodes, which are not wrapped in a paragraph. */
export function block(
  name: string,
  attributes: Attributes,
  children: (RootContent | PhrasingContent)[],
): MdxJsxFlowElement {
  const content = children as (BlockContent | DefinitionContent)[];
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: content,
    data: {...explicitJsx},
  };
}

/**
 * Creates an element that a component of `MDXComponents` can replace, unlike lower-case JSX. The component for `dt`
 * registers its id, so that the check for broken anchors finds it.
 */
export const mapped = (name: string, attributes: Attributes, children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  data: {hName: name, hProperties: attributes},
  children,
});

interface AnyNode {
  type: string;
  value?: unknown;
  children?: readonly AnyNode[];
}

/** Returns the text of a node and its descendants. */
export function textOf(node: AnyNode): string {
  if (typeof node.value === 'string') return node.value;
  return node.children?.map(textOf).join('') ?? '';
}

function toAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** Returns the line on which a node starts; 1 for nodes that a plugin created. */
export const lineOf = (node: {position?: {start: {line: number}} | undefined}): number =>
  node.position?.start.line ?? 1;

/**
 * Whether a node uses the names of the edition that is built.
 *
 * @param ownLines lines of the page that do. They say nothing about nodes of shared descriptions.
 */
export const isOwn = ({data, position}: RootContent, ownLines: ReadonlySet<number>): boolean =>
  data?.origin?.isOwn ?? ownLines.has(lineOf({position}));
