import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {type Pluggable, unified} from 'unified';
import {VFile} from 'vfile';
import {parseForPlugins} from './readMdx';
import {memoize} from '../utils/memoize';
import {messageOf} from '../utils/messageOf';

/** What Docusaurus does to the text of a page before it parses the page (`markdown.preprocessor`). */
export type Preprocessor = (page: {filePath: string; fileContent: string}) => string;

/** Creates one processor per list of plugins, because a plugin may load a lot of data when it starts. */
const processorFor = memoize((plugins: Pluggable[]) => unified().use(plugins).freeze());

/**
 * Parses a page like the docs plugin, so that headings, ids and text are the same: with the same syntax and the same
 * remark plugins, which add ids and the facts of the API reference.
 *
 * @throws {Error} with the file name, if the Markdown is invalid or a plugin fails
 */
export async function parsePage(file: string, plugins: Pluggable[], preprocess?: Preprocessor): Promise<Root> {
  try {
    const text = await readFile(file, 'utf8');
    const preprocessed = preprocess ? preprocess({filePath: file, fileContent: text}) : text;
    return (await processorFor(plugins).run(
      parseForPlugins(preprocessed),
      new VFile({value: preprocessed, path: file}),
    )) as Root;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`, {cause: error});
  }
}
