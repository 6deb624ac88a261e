/**
 * Rehype plugin: wraps the text under a heading, so that the browser lays it out only when the reader comes near.
 *
 * Input: the flat hast of a page. Output: the elements between headings of levels 2 and 3 are in a
 * `<div class="section-body section-800">` with a class for the estimated height; the stylesheet gives it
 * `content-visibility: auto`. Headings stay outside, because the table of contents measures them. The start of the page is
 * not wrapped, because the reader sees it immediately. The height is estimated at build time, because the browser would have
 * to lay out the page to measure it.
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from '@docusaurus/types';
import {estimateTotalHeight} from './estimateHeight';

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
  return {
    name: 'section-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, plugin]}),
  };
}
