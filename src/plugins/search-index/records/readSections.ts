import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Section} from './types';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Blocks whose text is one paragraph of a record. */
const TEXT_BLOCKS = new Set(['paragraph', 'tableRow']);
/** Nothing a reader reads. */
const SILENT = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html', 'definition', 'footnoteDefinition']);

/**
 * Cuts a page at its headings.
 * @returns the page itself (level 1), then each of its headings, in order
 */
export function readSections(root: Root, title: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [newSection(1, null, title)];
  const visit = (node: Nodes) => {
    const current = sections.at(-1)!;
    if (SILENT.has(node.type)) return;
    if (node.type === 'heading') {
      const {text, id} = headingOf(node, slugger.slug);
      if (node.depth === 1) return;
      const section = newSection(node.depth, id, text);
      section.links.push(...linksIn(node));
      sections.push(section);
    } else if (isElement(node) && /^h[2-6]$/.test(node.name ?? '')) {
      const text = textOf(node);
      sections.push(newSection(Number(node.name![1]), attribute(node, 'id') ?? slugger.slug(text), text));
    } else if (node.type === 'code') current.code.push(node.value);
    else if (TEXT_BLOCKS.has(node.type)) {
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      if (text) current.paragraphs.push(text);
      current.links.push(...linksIn(node));
    } else if ('children' in node) node.children.forEach(visit);
  };
  root.children.forEach(visit);
  return sections;
}

function newSection(level: number, id: string | null, title: string): Section {
  return {level, id, title, paragraphs: [], code: [], links: [], deprecated: false};
}

/** A heading's words and its id: given by a plugin, written as `{#id}`, or made from the words as Docusaurus makes it. */
function headingOf(node: Heading, slug: (text: string) => string): {text: string; id: string} {
  const data = node.data as {id?: string; hProperties?: {id?: string}} | undefined;
  const given = data?.hProperties?.id ?? data?.id;
  const {text, id} = parseMarkdownHeadingId(textOf(node));
  return {text: text.trim(), id: given ?? id ?? slug(text)};
}

/** The words of a node as a reader sees them. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (SILENT.has(node.type) || !('children' in node)) return '';
  return node.children.map(textOf).join(node.type === 'tableRow' ? ' ' : '');
}

function linksIn(node: Nodes): string[] {
  const own = node.type === 'link' ? [node.url] : isElement(node) && node.name === 'a' ? [attribute(node, 'href') ?? ''] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attribute(node: Element, name: string): string | null {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}
