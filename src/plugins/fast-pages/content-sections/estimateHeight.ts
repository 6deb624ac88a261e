import type {Nodes} from 'hast';
import {textOf} from '../../../content/mdast';

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
export function estimateTotalHeight(nodes: Nodes[]): number {
  return nodes.reduce((sum, node) => sum + estimateHeight(node), 0);
}

function isInline(nodes: Nodes[]): boolean {
  return nodes.some((node) => node.type === 'text' && node.value.trim() !== '');
}

function countLines(text: string): number {
  return Math.max(1, Math.ceil(text.length / line.charsPerTextLine));
}
