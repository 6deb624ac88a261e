import {readFile} from 'node:fs/promises';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Pluggable} from 'unified';

/**
 * Parses a page like the docs plugin, so that headings, ids and text are the same: with the same syntax and the same
 * remark plugins, which add ids and the facts of the API reference.
 *
 * @param file absolute path of the page
 * @param plugins the remark plugins of the docs plugin
 * @returns the syntax tree of the page
 * @throws {Error} with the file name, if the Markdown is invalid or a plugin fails
 */
export async function parsePage(file: string, plugins: Pluggable[]): Promise<Root> {
  const processor = await getProcessor(plugins);
  const {VFile} = await import('vfile');
  // `## Heading {#id}` is not valid MDX, so Docusaurus escapes it first.
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

const processors = new Map<Pluggable[], ReturnType<typeof createProcessor>>();

/** Returns one processor per list of plugins, because a plugin may load a lot of data when it starts. */
function getProcessor(plugins: Pluggable[]): ReturnType<typeof createProcessor> {
  const cached = processors.get(plugins);
  if (cached) return cached;
  const created = createProcessor(plugins);
  processors.set(plugins, created);
  return created;
}

// Uses dynamic imports, because these packages are ES modules and Docusaurus loads the plugins of a site as CommonJS.
async function createProcessor(plugins: Pluggable[]) {
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
