import type {Root} from 'mdast';

export type MdxParser = (text: string) => Root;

/** A parser of MDX with the extensions that Docusaurus's own has, for checks and tests that run without Docusaurus. */
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
 * Removes the ids of headings (`## Words {#id}`). The syntax is Docusaurus's own: to an MDX parser the braces are an
 * expression, which fails. Spaces take their place, so that all positions stay the same.
 */
function withoutHeadingIds(text: string): string {
  const headingWithId = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;
  return text.replace(headingWithId, (heading: string, words: string) => words.padEnd(heading.length));
}
