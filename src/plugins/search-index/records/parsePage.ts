import {readFile} from 'node:fs/promises';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Pluggable, Processor} from 'unified';
import {VFile} from 'vfile';
import {mdxProcessor} from '../../../content/readMdx';

/** What Docusaurus does to the text of a page before it parses the page (`markdown.preprocessor`). */
export type Preprocessor = (page: {filePath: string; fileContent: string}) => string;

/**
 * Parses a page like the docs plugin, so that headings, ids and text are the same: with the same syntax and the same
 * remark plugins, which add ids and the facts of the API reference.
 *
 * @param file absolute path of the page
 * @param plugins the remark plugins of the docs plugin
 * @returns the syntax tree of the page
 * @throws {Error} with the file name, if the Markdown is invalid or a plugin fails
 */
export async function parsePage(file: string, plugins: Pluggable[], preprocess?: Preprocessor): Promise<Root> {
  const processor = processorWith(plugins);
  try {
    const text = await readFile(file, 'utf8');
    const own = preprocess ? preprocess({filePath: file, fileContent: text}) : text;
    // `## Heading {#id}` is not valid MDX, so Docusaurus escapes it first.
    const vfile = new VFile({value: escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(own)), path: file});
    return (await processor.run(processor.parse(vfile), vfile)) as Root;
  } catch (error) {
    throw new Error(`search-index: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const processors = new Map<Pluggable[], Processor<Root>>();

/** Returns one processor per list of plugins, because a plugin may load a lot of data when it starts. */
function processorWith(plugins: Pluggable[]): Processor<Root> {
  const known = processors.get(plugins);
  if (known) return known;
  const created = mdxProcessor().use(plugins).freeze();
  processors.set(plugins, created);
  return created;
}
