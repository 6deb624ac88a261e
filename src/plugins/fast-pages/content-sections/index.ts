/**
 * Rehype plugin: wraps the text under a heading, so that the browser lays it out only when the reader comes near.
 *
 * Input: the flat hast of a page. Output: the elements between headings of levels 2 and 3 are in a
 * `<div class="section-body section-800">` with a class for the estimated height; the stylesheet gives it
 * `content-visibility: auto`. Headings stay outside, because the table of contents measures them. The start of the page is
 * not wrapped, because the reader sees it immediately. The height is estimated at build time, because the browser would have
 * to lay out the page to measure it.
 */
import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {Plugin} from '@docusaurus/types';
import {textOf} from '../../../content/mdast';

/** Two windows of a desktop in pixels; content above this position is not wrapped. */
const firstWindows = 1600;

export default function contentSections(): (tree: Root) => void {
  return (tree) => {
    const sections = splitAtHeadings(tree.children);
    let top = 0;
    tree.children = sections.flatMap(({heading, body}) => {
      const height = estimateTotalHeight(body);
      const isFar = top > firstWindows;
      top += height + 60;
      if (!heading) return body;
      return isFar && body.some(({type}) => type !== 'text') ? [heading, wrap(body, height)] : [heading, ...body];
    });
  };
}

interface Section {
  heading?: RootContent;
  body: RootContent[];
}

function splitAtHeadings(nodes: RootContent[]): Section[] {
  const sections: Section[] = [{body: []}];
  for (const node of nodes) {
    if (node.type === 'element' && /^h[23]$/.test(node.tagName)) sections.push({heading: node, body: []});
    else sections.at(-1)!.body.push(node);
  }
  return sections;
}

function wrap(body: RootContent[], height: number): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['section-body', `section-${heightClass(height)}`]},
    children: body as ElementContent[],
  };
}

/** Heights in pixels that have a class (`sectionStyles()`). The page allows no style attributes. */
const sectionHeights = [
  ...Array.from({length: 20}, (_, index) => (index + 1) * 100),
  ...Array.from({length: 12}, (_, index) => 2250 + index * 250),
  ...Array.from({length: 5}, (_, index) => 6000 + index * 1500),
];

/** The class height nearest to an estimate. */
function heightClass(height: number): number {
  return sectionHeights.reduce((best, each) => (Math.abs(each - height) < Math.abs(best - height) ? each : best));
}

/** Replaces the rule `@section-heights` of `src/css/parts.css` with a class for each estimated height. */
export function sectionStyles(): Plugin {
  const classes = sectionHeights.map((height) => `.section-${height} {--height: ${height / 16}rem}`).join('\n');
  const plugin = {
    postcssPlugin: 'section-heights',
    AtRule: {'section-heights': (rule: {replaceWith(css: string): void}) => rule.replaceWith(classes)},
  };
  return {name: 'section-styles', configurePostCss: (options) => ({...options, plugins: [...options.plugins, plugin]})};
}

/** Sizes of the site's text in pixels at a desktop width (`src/css/custom.css`). */
const line = {text: 27, code: 21, charsPerTextLine: 78, gap: 16, width: 736};

/**
 * Estimates the height of a part of a page from its text. An error of 20 % is acceptable, because the browser remembers the
 * real height of parts that it has shown.
 */
function estimateHeight(node: Nodes): number {
  if (node.type === 'text') return node.value.trim() === '' ? 0 : countLines(node.value) * line.text;
  if (!('children' in node)) return 0;
  const name = 'tagName' in node ? node.tagName : 'name' in node ? node.name : null;
  switch (name) {
    case 'pre':
      return (textOf(node).trimEnd().split('\n').length + 1) * line.code + 2 * line.gap;
    case 'p':
    case 'dt':
    case 'h4':
    case 'summary':
      return countLines(textOf(node)) * line.text + line.gap;
    case 'Tabs':
      // Only one panel is visible.
      return 60 + Math.max(...node.children.map(estimateHeight));
    case 'tr':
      return Math.max(...node.children.map((cell) => Math.ceil(textOf(cell).length / 35))) * line.text + line.gap;
    case 'PageUnderTest':
      return estimatePageUnderTest(node);
    case 'Clip':
    case 'Picture':
      return estimatePicture(node) + line.gap + estimateTotalHeight(node.children);
    case 'admonition':
      return 70 + estimateTotalHeight(node.children);
    default:
      return isInline(node.children) ? countLines(textOf(node)) * line.text : estimateTotalHeight(node.children);
  }
}

/** One line if the page is folded; otherwise its text, which has about one line per line of HTML, in a card. */
function estimatePageUnderTest(node: Nodes): number {
  const isRendered = 'attributes' in node && node.attributes.some((each) => 'name' in each && each.name === 'html');
  return isRendered ? textOf(node).split('\n').length * line.text + 6 * line.gap : line.text;
}

/** The plugin `pictures` writes the proportions of most images. */
function estimatePicture(node: Nodes): number {
  const proportion = node.type === 'mdxJsxFlowElement' ? node.data?.heightPerWidth : undefined;
  return (proportion ?? 0.6) * line.width;
}

/** Estimates the height of nodes that are below each other. */
function estimateTotalHeight(nodes: Nodes[]): number {
  return nodes.reduce((sum, node) => sum + estimateHeight(node), 0);
}

function isInline(nodes: Nodes[]): boolean {
  return nodes.some((node) => node.type === 'text' && node.value.trim() !== '');
}

function countLines(text: string): number {
  return Math.max(1, Math.ceil(text.length / line.charsPerTextLine));
}
