import type {Element, ElementContent, Root, RootContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** Elements that do nothing, or must not do anything, on a page of the documentation. */
const droppedElements = new Set(['script', 'style', 'link', 'meta', 'base', 'title', 'template', 'object', 'embed']);
/** Attributes that a rendered element keeps: none refers to another element, loads a file or runs code. */
const keptAttributes = new Set(
  'type value placeholder checked disabled selected multiple open hidden rows cols size start colSpan rowSpan width height min max step alt'.split(
    ' ',
  ),
);
/** Elements that assistive technologies and crawlers would count as parts of the documentation's own page. */
const outlineElement = /^(?:h[1-6]|header|footer|main|nav|aside|section|article)$/;
const hiddenStyle = /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden)\b/;

/** Class of the elements that a sample finds. */
const markClass = 'found';
/** Class of the elements that replace frames, with the title or name of the frame as `data-frame`. */
const frameClass = 'frame';

/**
 * Turns the HTML that a sample starts on into static HTML for the documentation: without scripts, handlers, styles,
 * links, ids and ARIA attributes, and without elements that are hidden by a style. A frame becomes a box with the
 * content of the frame.
 *
 * @param mark CSS selector of the elements that get the class `found`, also inside frames
 * @throws {Error} if no element matches `mark`
 */
export function renderMarkup(html: string, mark?: string): string {
  const root: Root = {type: 'root', children: renderRoot(html, mark)};
  if (mark && !select(`.${markClass}`, root))
    throw new Error(`mark="${mark}" matches no visible element of this page; correct the selector`);
  return toHtml(root);
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

function renderRoot(html: string, mark?: string): ElementContent[] {
  const tree = parser.parse(html);
  const marked = new Set(mark ? selectAll(mark, tree) : []);

  const render = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || droppedElements.has(node.tagName)) return [];
    if (hiddenStyle.test(text(node.properties['style']))) return [];
    const markClasses = marked.has(node) ? [markClass] : [];
    const {title, name, srcDoc} = node.properties;
    if (node.tagName === 'iframe') {
      const label = text(title) || text(name);
      const properties = {className: [frameClass, ...markClasses], ...(label ? {dataFrame: label} : {})};
      return [{type: 'element', tagName: 'div', properties, children: renderRoot(text(srcDoc), mark)}];
    }
    const properties = Object.fromEntries(Object.entries(node.properties).filter(([key]) => keptAttributes.has(key)));
    const {tagName, classes} = harmless(node);
    const children = node.children.flatMap(render);
    return [{type: 'element', tagName, properties: withClass(properties, [...classes, ...markClasses]), children}];
  };

  return tree.children.flatMap(render);
}

/** The value of an attribute; empty if it is missing or has no value. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The element that looks like another one, without its meaning for crawlers: `<div class="h1">`, `<u>` for a link. */
function harmless({tagName, properties}: Element): {tagName: string; classes: string[]} {
  if (tagName === 'a' && 'href' in properties) return {tagName: 'u', classes: []};
  if (!outlineElement.test(tagName)) return {tagName, classes: []};
  return {tagName: 'div', classes: /^h\d$/.test(tagName) ? [tagName] : []};
}

const withClass = (properties: Element['properties'], classes: string[]): Element['properties'] =>
  classes.length > 0 ? {...properties, className: classes} : properties;
