import type {Element, Root, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {textOf} from '../../content/mdast';

/** One release in the release notes. */
export interface ReleaseNotes {
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
 * Reads the releases that have a date from the HTML of the release notes, newest first as on the page.
 *
 * @param pageUrl absolute URL of the page; relative links are resolved against it
 */
export function readReleaseNotes(html: string, pageUrl: string): ReleaseNotes[] {
  const content = html.slice(html.indexOf('<div class="theme-doc-markdown'), html.indexOf('</article>'));
  return content.split(/(?=<h2\b)/).flatMap((section): ReleaseNotes[] => {
    const tree = unified().use(rehypeParse, {fragment: true}).parse(section);
    const [heading] = tree.children;
    const [, date] = month.exec(textOf(tree)) ?? [];
    if (heading?.type !== 'element' || !/^Version \d/.test(textOf(heading)) || date === undefined) return [];
    return [
      {
        title: textOf(heading)
          .replace(/\u200b/g, '')
          .trim(),
        url: `${pageUrl}#${String(heading.properties.id)}`,
        date: new Date(`1 ${date} UTC`),
        content: toHtml({type: 'root', children: keepReadable(tree, pageUrl)}).trim(),
      },
    ];
  });
}

/** Returns what feed readers show of the children of a node, without paragraphs that introduce a sample. */
function keepReadable({children}: Root | Element, pageUrl: string): (Element | Text)[] {
  return children.flatMap((node, index): (Element | Text)[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isCode(node)) return [];
    const next = children.slice(index + 1).find((other) => other.type === 'element');
    if (next && isCode(next) && textOf(node).endsWith(':')) return [];
    if (transparent.has(node.tagName)) return keepReadable(node, pageUrl);
    const {href, className} = node.properties;
    if (!readable.has(node.tagName) || String(className).includes('hash-link')) return [];
    const properties = typeof href === 'string' ? {href: new URL(href, pageUrl).href} : {};
    return [{...node, properties, children: keepReadable(node, pageUrl)}];
  });
}

/** A sample. Without its tabs, its two APIs would follow each other. */
const isCode = ({properties}: Element): boolean => /theme-code-block|tabs-container/.test(String(properties.className));
