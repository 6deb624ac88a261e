import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {textOf} from '../../content/mdast';

/** One version in the release notes. */
export interface Release {
  title: string;
  url: string;
  /** First day of the month, because the page contains no days. */
  date: Date;
  /** HTML with absolute URLs. */
  content: string;
}

/** Elements that feed readers show. Others are removed, such as samples with tabs and buttons. */
const readable = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'a', 'h3', 'br']);
const transparent = new Set(['span', 'section', 'div']);
const month = /\(((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\)/;

/**
 * Reads the versions that have a date from the HTML of the release notes, newest first as on the page.
 *
 * @param pageUrl absolute URL of the page; relative links are resolved against it
 */
export function readReleases(html: string, pageUrl: string): Release[] {
  const content = html.slice(html.indexOf('<div class="theme-doc-markdown'), html.indexOf('</article>'));
  const blocks = blocksOf(unified().use(rehypeParse, {fragment: true}).parse(content));
  const releases: Release[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!isElement(block, 'h2') || !/^Version \d/.test(textOf(block))) continue;
    const next = blocks.findIndex((other, place) => place > index && isElement(other, 'h2'));
    const section = blocks.slice(index + 1, next < 0 ? undefined : next);
    const [, date] = month.exec(section.map(textOf).join(' ')) ?? [];
    if (date === undefined) continue;
    releases.push({
      title: textOf(block)
        .replace(/\u200b/g, '')
        .trim(),
      url: `${pageUrl}#${String(block.properties.id)}`,
      date: new Date(`1 ${date} UTC`),
      content: toHtml({type: 'root', children: readableOf(section, pageUrl)}).trim(),
    });
  }
  return releases;
}

/** The headings and blocks of the page in their order, without the sections around them. */
function blocksOf(node: Root | Element): RootContent[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && /^(?:div|section)$/.test(child.tagName) && !isCode(child) ? blocksOf(child) : [child],
  );
}

/** The blocks that feed readers show, without paragraphs that introduce a sample. */
function readableOf(section: RootContent[], pageUrl: string): (Element | Text)[] {
  const blocks = section.filter((block) => block.type === 'element');
  return blocks
    .filter((block, index) => !(textOf(block).endsWith(':') && blocks[index + 1] && isCode(blocks[index + 1]!)))
    .flatMap((block) => toReadable(block, pageUrl));
}

function toReadable(node: RootContent | ElementContent, pageUrl: string): (Element | Text)[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isCode(node) || isAnchor(node)) return [];
  const children = node.children.flatMap((child) => toReadable(child, pageUrl));
  if (transparent.has(node.tagName)) return children;
  if (!readable.has(node.tagName)) return [];
  const {href} = node.properties;
  return [{...node, properties: typeof href === 'string' ? {href: new URL(href, pageUrl).href} : {}, children}];
}

/** A sample. Without its tabs, its two APIs would follow each other. */
const isCode = ({properties}: Element): boolean => /theme-code-block|tabs-container/.test(String(properties.className));
const isAnchor = ({properties}: Element): boolean => String(properties.className).includes('hash-link');
const isElement = (node: RootContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;
