import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readDirectives} from './directives';
import {lineOf} from './mdast';
import {visit} from './visit';

/** Parses MDX with the same extensions as Docusaurus. */
export const mdxProcessor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** Parses MDX for checks, tools and tests. */
export const parseMdx = (text: string): Root => readDirectives(mdxProcessor.parse(withoutHeadingIds(text)));

const trees = new Map<string, WeakRef<Root>>();

/** Parses MDX like {@link parseMdx}. Returns the same tree for the same text, so callers must not change it. */
export function parseMdxOnce(text: string): Root {
  const known = trees.get(text)?.deref();
  if (known) return known;
  const tree = parseMdx(text);
  trees.set(text, new WeakRef(tree));
  return tree;
}

/**
 * Parses MDX like {@link parseMdxOnce} for plugins, which change the tree. The ids that authors write are at the end of the
 * headings, where the plugins of Docusaurus read and remove them.
 */
export function parseForPlugins(text: string): Root {
  const tree = structuredClone(parseMdxOnce(text));
  const lines = text.split('\n');
  visit(tree, 'heading', (heading) => {
    const {children, position} = heading;
    const [id] = writtenId.exec(lines[lineOf(heading) - 1] ?? '') ?? [];
    if (id !== undefined) children.push({type: 'text', value: id, ...(position ? {position} : {})});
  });
  return tree;
}

/** An id at the end of a heading: ` {#id}`. */
export const writtenId = /[ \t]*\{#([\w-]+)\}[ \t]*$/;

/**
 * Replaces the ids of headings (`## Title {#id}`) with spaces, so that all positions stay the same. This syntax exists
 * in Docusaurus only; an MDX parser reads the braces as an invalid expression. Samples stay as they are.
 */
function withoutHeadingIds(text: string): string {
  const sampleOrHeading = /^ *(`{3,}|~{3,})[^]*?^ *\1|^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;
  return text.replace(sampleOrHeading, (found: string, _fence: string | undefined, title: string | undefined) =>
    title === undefined ? found : title.padEnd(found.length),
  );
}
