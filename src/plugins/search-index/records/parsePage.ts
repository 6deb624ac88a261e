import {readFile} from 'node:fs/promises';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Pluggable} from 'unified';

/**
 * Reads a page the way the docs plugin does, as far as headings and words go: the same syntax, and the same remark
 * plugins, which add the facts of the API reference and the ids.
 * @param plugins the docs plugin's own list
 * @returns the tree of the page
 * @throws what a plugin throws, and on Markdown that does not parse, with the file's name
 */
export async function parsePage(file: string, plugins: Pluggable[]): Promise<Root> {
  const processor = await createProcessor(plugins);
  const {VFile} = await import('vfile');
  // `## Heading {#id}` is no MDX: Docusaurus escapes it first.
  const value = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(await readFile(file, 'utf8')));
  const vfile = new VFile({value, path: file});
  try {
    return (await processor.run(processor.parse(vfile), vfile)) as Root;
  } catch (error) {
    throw new Error(`search-index: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const processors = new Map<Pluggable[], ReturnType<typeof makeProcessor>>();

/** One processor for each list of plugins, since a plugin may load much when it starts. */
function createProcessor(plugins: Pluggable[]): ReturnType<typeof makeProcessor> {
  const known = processors.get(plugins);
  if (known) return known;
  const made = makeProcessor(plugins);
  processors.set(plugins, made);
  return made;
}

// Dynamic imports: these packages are ES modules, and Docusaurus loads a site's plugins as CommonJS.
async function makeProcessor(plugins: Pluggable[]) {
  const [{unified}, {default: parse}, {default: mdx}, {default: frontmatter}, {default: gfm}, {default: directive}] =
    await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-mdx'),
      import('remark-frontmatter'),
      import('remark-gfm'),
      import('remark-directive'),
    ]);
  return unified().use(parse).use(mdx).use(frontmatter).use(gfm).use(directive).use(plugins).freeze();
}
