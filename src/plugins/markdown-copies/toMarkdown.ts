import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {BlockContent, Code, List, ListItem, Paragraph, PhrasingContent, RootContent as Block, Strong} from 'mdast';
import type {Options} from 'rehype-remark';
import {textOf} from '../../content/mdast';
import {onlyAttribute} from '../../utils/sampleForms';

type Handle = NonNullable<NonNullable<NonNullable<Options>['handlers']>[string]>;
type State = Parameters<Handle>[0];

/**
 * Returns the part of a built page that contains its title and content.
 *
 * @param file path of the page, for errors
 * @throws {Error} if the page has no such part
 */
export function contentOf(html: string, file: string): string {
  const start = html.indexOf('<div class="theme-doc-markdown');
  const end = html.indexOf('</article>', start);
  if (start < 0 || end < 0)
    throw new Error(`${file}: no .theme-doc-markdown in an <article>; check whether the theme renamed the class`);
  return html.slice(start, end);
}

/**
 * Converts a page to Markdown: headings, paragraphs, lists, tables, and samples in all forms. Links become absolute.
 *
 * @param content HTML from {@link contentOf}
 * @param pageUrl absolute URL of the page, `https://site.example/python/docs/intro`; relative links are resolved
 *   against it
 * @param defaultForm the form of samples whose keywords are kept in signatures
 */
export async function toMarkdown(content: string, pageUrl: string, defaultForm?: string): Promise<string> {
  const {parse, convert} = await loadLibraries();
  const tree = parse(content);
  return convert({type: 'root', children: tree.children.flatMap((child) => toReadable(child, pageUrl, defaultForm))});
}

type Libraries = {parse: (html: string) => Root; convert: (tree: Root) => string};
let libraries: Promise<Libraries> | undefined;

function loadLibraries(): Promise<Libraries> {
  libraries ??= load();
  return libraries;
}

// Dynamic imports: these packages are ES modules, and Docusaurus loads a site's plugins as CommonJS.
async function load(): Promise<Libraries> {
  const [{unified}, {default: parse}, {default: toMdast}, {default: gfm}, {default: stringify}] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const reader = unified().use(parse, {fragment: true});
  const writer = unified()
    .use(toMdast, {handlers})
    .use(gfm, {tablePipeAlign: false})
    .use(stringify, {bullet: '-', rule: '-'})
    .freeze();
  return {
    parse: (html) => reader.parse(html),
    convert: (tree) => writer.stringify(writer.runSync(tree)),
  };
}

/** Removes elements that make sense only in a browser, and makes URLs absolute. */
function toReadable<T extends RootContent | ElementContent>(node: T, pageUrl: string, defaultForm?: string): T[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  if (isBrowserOnly(node) || isForOtherForm(node, defaultForm)) return [];
  const properties = {...node.properties};
  for (const name of ['href', 'src']) {
    const url = properties[name];
    if (typeof url === 'string') properties[name] = new URL(url, pageUrl).href;
  }
  const children = node.children.flatMap((child) => toReadable(child, pageUrl, defaultForm));
  // A picture links to its largest size, which is the image that Markdown shows.
  if (node.tagName === 'a' && children.length === 1 && isImage(children[0]!)) return children as T[];
  return [{...node, properties, children}];
}

const isImage = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'img';

/**
 * Whether an element makes sense only in a browser: anchors of headings, buttons, the filter of members, places where lines
 * may break, rendered pages under test, and dark variants of images.
 */
function isBrowserOnly(element: Element): boolean {
  return (
    ['script', 'style', 'button', 'input', 'label', 'wbr'].includes(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    'dataApiFilter' in element.properties ||
    'inert' in element.properties ||
    classes(element).some((name) => name === 'hash-link' || name.startsWith('dark_'))
  );
}

/** Name of the attribute in the syntax tree: `dataOnly`. */
const onlyProperty = onlyAttribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether an element shows only while a form other than the default is chosen. */
function isForOtherForm(element: Element, defaultForm?: string): boolean {
  const form = element.properties[onlyProperty];
  return form !== undefined && form !== defaultForm;
}

const handlers: Record<string, Handle> = {
  div(state, element) {
    if (hasClass(element, 'theme-code-block')) return codeBlock(element);
    if (hasClass(element, 'tabs-container')) return tabs(state, element);
    if (hasClass(element, 'theme-admonition')) return admonition(state, element);
    return state.toFlow(state.all(element));
  },
  // Replaces the label of a page under test, which may be in another language.
  details(state, element) {
    if (!('dataPageUnderTest' in element.properties)) return state.toFlow(state.all(element));
    const code = element.children.filter((child) => !(child.type === 'element' && child.tagName === 'summary'));
    const label = paragraph([{type: 'text', value: 'Page under test:'}]);
    return [label, ...(state.toFlow(state.all({...element, children: code})) as Block[])];
  },
  // Converts terms and descriptions to list items. Nested lists are indented.
  dl(state, element): List {
    const items: ListItem[] = [];
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      const content = state.toFlow(state.all(child)) as BlockContent[];
      if (child.tagName === 'dt') items.push({type: 'listItem', spread: false, children: content});
      else items.at(-1)?.children.push(...content);
    }
    return {type: 'list', ordered: false, spread: false, children: items};
  },
  // Markdown has no superscript.
  sup: (state, element) => [{type: 'text', value: '^'}, ...state.all(element)] as PhrasingContent[],
  // Replaces a diagram with its description.
  svg(_state, element): Paragraph | undefined {
    const description = findElement(element, ({tagName}) => tagName === 'desc');
    return description && paragraph([{type: 'emphasis', children: [{type: 'text', value: textOf(description)}]}]);
  },
};

function codeBlock(element: Element): Code {
  const pre = findElement(element, ({tagName}) => tagName === 'pre');
  const language = classes(element).find((name) => name.startsWith('language-'));
  const title = element.children.find((child) => child.type === 'element' && child !== pre && !contains(child, pre));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: title ? `title="${textOf(title)}"` : null,
    value: pre ? textOf(pre).trimEnd() : '',
  };
}

/** Converts tabs: the label of each tab, followed by its panel. */
function tabs(state: State, element: Element): Block[] {
  const [list, panels] = element.children.filter((child) => child.type === 'element');
  const names = (list?.children ?? []).filter((child) => child.type === 'element').map(textOf);
  return (panels?.children ?? [])
    .filter((child) => child.type === 'element')
    .flatMap((panel, index) => [
      paragraph([{type: 'text', value: `${names[index]}:`}]),
      ...(state.toFlow(state.all(panel)) as Block[]),
    ]);
}

function admonition(state: State, element: Element): Block {
  const [, content] = element.children.filter((child) => child.type === 'element');
  const kind = classes(element).find((name) => name.startsWith('theme-admonition-')) ?? '';
  const name = kind.slice('theme-admonition-'.length);
  const title: Strong = {
    type: 'strong',
    children: [{type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1)}],
  };
  const children = content ? (state.toFlow(state.all(content)) as BlockContent[]) : [];
  return {type: 'blockquote', children: [paragraph([title]), ...children]};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function findElement(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

function contains(node: Nodes, wanted: Element | undefined): boolean {
  return findElement(node, (element) => element === wanted) !== undefined;
}

function classes(element: Element): string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function hasClass(element: Element, name: string): boolean {
  return classes(element).includes(name);
}
