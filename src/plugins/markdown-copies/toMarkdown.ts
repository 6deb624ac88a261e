import type {Element, ElementContent, RootContent} from 'hast';
import {matches, select} from 'hast-util-select';
import type {BlockContent, Code, List, ListItem, Paragraph, PhrasingContent, RootContent as Block} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {classNames} from '../../content/api/classNames';
import {link, text, textOf} from '../../content/mdast';
import {formAttribute} from '../../utils/tabGroups';

type Handle = NonNullable<NonNullable<NonNullable<Options>['handlers']>[string]>;
type State = Parameters<Handle>[0];

/**
 * Scripts, buttons, places where lines may break, and the stray characters that the server renderer inserts (see
 * `tools/build/cleanHtml.ts`).
 */
const noise = /<(script|button)[\s>][^]*?<\/\1>|<wbr\/?>|\uFFFD/g;

/** Code blocks, and the elements in them that color the code, which are most of a page. */
const codes = /<pre[\s>][^]*?<\/pre>/g;
const colors = /<\/?span(?:\s[^>]*)?>/g;

/**
 * Returns the part of a built page that contains its title and content: no footer, no scripts and buttons, no colors of code.
 *
 * @throws {Error} if the page has no such part
 */
export function cutContent(html: string, file: string): string {
  const start = html.indexOf('<div class="theme-doc-markdown');
  const end = html.indexOf('</article>', start);
  if (start < 0 || end < 0)
    throw new Error(`${file}: no .theme-doc-markdown in an <article>; check whether the theme renamed the class`);
  const [content = ''] = html.slice(start, end).split('<footer class="theme-doc-footer');
  return content.replace(noise, '').replace(codes, (code) =>
    // In signatures, elements also mark what only some forms have.
    code.includes(formAttribute) ? code : code.replace(colors, ''),
  );
}

/**
 * Converts a page to Markdown: headings, paragraphs, lists, tables, and samples in all forms. Links become absolute.
 *
 * @param content HTML from {@link cutContent}
 * @param pageUrl absolute URL of the page, `https://site.example/python/docs/intro`; relative links are resolved
 *   against it
 * @param defaultForm the form of samples whose keywords are kept in signatures
 */
export function toMarkdown(content: string, pageUrl: string, defaultForm?: string): string {
  const children = reader.parse(content).children.flatMap((child) => toReadable(child, pageUrl, defaultForm));
  return writer.stringify(writer.runSync({type: 'root', children}));
}

/** Removes elements that make sense only in a browser, and makes URLs absolute. */
function toReadable<T extends RootContent | ElementContent>(node: T, pageUrl: string, defaultForm?: string): T[] {
  if (node.type === 'text') return [{type: 'text', value: node.value} as T];
  if (node.type !== 'element') return [];
  // `formAttribute` in the syntax tree.
  const {dataForm = defaultForm} = node.properties;
  if (isBrowserOnly(node) || dataForm !== defaultForm) return [];
  const properties = {...node.properties};
  for (const name of ['href', 'src']) {
    const url = properties[name];
    if (typeof url === 'string') properties[name] = new URL(url, pageUrl).href;
  }
  const children = node.children.flatMap((child) => toReadable(child, pageUrl, defaultForm));
  // A picture links to its largest size, which is the image that Markdown shows.
  if (node.tagName === 'a' && children.length === 1 && isImage(children[0]!)) return children as T[];
  // Without positions, because the conversion clones the tree, and positions are most of it.
  return [{type: 'element', tagName: node.tagName, properties, children} as unknown as T];
}

const isImage = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'img';

const browserOnlyClasses: string[] = ['hash-link', classNames.newerNote, classNames.olderState];

/**
 * Whether an element makes sense only in a browser: anchors of headings, forms, the filter of members, rendered pages under
 * test, and dark variants of images.
 */
function isBrowserOnly(element: Element): boolean {
  return (
    ['style', 'form', 'input', 'label'].includes(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    'dataApiFilter' in element.properties ||
    'inert' in element.properties ||
    classes(element).some((name) => browserOnlyClasses.includes(name) || name.startsWith('dark_'))
  );
}

const handlers: Record<string, Handle> = {
  div(state, element) {
    if (matches('.theme-code-block', element)) return codeBlock(element);
    if (matches('.tabs-container', element)) return tabs(state, element);
    if (matches('.theme-admonition', element)) return admonition(state, element);
    return state.toFlow(state.all(element));
  },
  // Replaces the label of a page under test, which may be in another language.
  details(state, element) {
    if (!('dataPageUnderTest' in element.properties)) return state.toFlow(state.all(element));
    const code = elementsIn(element).filter(({tagName}) => tagName !== 'summary');
    const label = paragraph([text('Page under test:')]);
    return [label, ...(state.toFlow(state.all({...element, children: code})) as Block[])];
  },
  // Converts terms and descriptions to list items. Nested lists are indented.
  dl(state, element): List {
    const items: ListItem[] = [];
    for (const child of elementsIn(element)) {
      const content = state.toFlow(state.all(child)) as BlockContent[];
      if (child.tagName === 'dt') items.push({type: 'listItem', spread: false, children: content});
      else items.at(-1)?.children.push(...content);
    }
    return {type: 'list', ordered: false, spread: false, children: items};
  },
  // Replaces a clip with a link to its file.
  video: (_state, {properties}) => paragraph([link(String(properties.src), [text('Video')])]),
  // Markdown has no superscript.
  sup: (state, element) => [text('^'), ...state.all(element)] as PhrasingContent[],
};

const reader = unified().use(rehypeParse, {fragment: true}).freeze();
const writer = unified()
  .use(rehypeRemark, {handlers})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-'})
  .freeze();

function codeBlock(element: Element): Code {
  const pre = select('pre', element);
  const language = classes(element).find((name) => name.startsWith('language-'));
  const title = elementsIn(element).find((child) => !select('pre', child));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: title ? `title="${textOf(title)}"` : null,
    value: pre ? textOf(pre).trimEnd() : '',
  };
}

/** Converts tabs: the label of each tab, followed by its panel. */
function tabs(state: State, element: Element): Block[] {
  const [list, panels] = elementsIn(element);
  const names = elementsIn(list).map(textOf);
  return elementsIn(panels).flatMap((panel, index) => [
    paragraph([text(`${names[index]}:`)]),
    ...(state.toFlow(state.all(panel)) as Block[]),
  ]);
}

function admonition(state: State, element: Element): Block {
  const [, content] = elementsIn(element);
  const kind = classes(element).find((name) => name.startsWith('theme-admonition-')) ?? '';
  const name = kind.slice('theme-admonition-'.length);
  const title = text(name.charAt(0).toUpperCase() + name.slice(1));
  const children = content ? (state.toFlow(state.all(content)) as BlockContent[]) : [];
  return {type: 'blockquote', children: [paragraph([{type: 'strong', children: [title]}]), ...children]};
}

const elementsIn = (element?: Element): Element[] =>
  element?.children.filter((child) => child.type === 'element') ?? [];

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

function classes(element: Element): string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}
