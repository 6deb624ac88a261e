import type {Root} from 'mdast';

export type MdxParser = (text: string) => Root;

/** Creates an MDX parser with the same extensions as that of Docusaurus, for checks and tests without Docusaurus. */
export async function createMdxParser(): Promise<MdxParser> {
  const [{unified}, {default: parse}, {default: mdx}, {default: frontmatter}, {default: directive}, {default: gfm}] =
    await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-mdx'),
      import('remark-frontmatter'),
      import('remark-directive'),
      import('remark-gfm'),
    ]);
  const processor = unified().use(parse).use(mdx).use(frontmatter).use(directive).use(gfm);
  return (text) => processor.parse(withoutHeadingIds(text));
}

/**
 * Replaces the ids of headings (`## Title {#id}`) with spaces, so that all positions stay the same. This syntax exists
 * in Docusaurus only; an MDX parser reads the braces as an invalid expression.
 */
function withoutHeadingIds(text: string): string {
  const headingWithId = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;
  return text.replace(headingWithId, (heading: string, title: string) => title.padEnd(heading.length));
}
