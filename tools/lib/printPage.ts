import remarkStringify from 'remark-stringify';
import {preprocess, remarkPlugins} from '../../config/remarkPlugins';
import {mdxProcessor} from '../../src/content/readMdx';
import {parsePage} from '../../src/content/parsePage';

/** One list for all pages, because parsers are reused by list. */
const plugins = [...remarkPlugins.before, ...remarkPlugins.after];

/**
 * Prints a page as MDX with the names, samples and passages of the edition.
 *
 * @param file absolute path of the page
 * @throws {Error} if the page is wrong
 */
export async function printPage(file: string): Promise<string> {
  return mdxProcessor()
    .use(remarkStringify)
    .stringify(await parsePage(file, plugins, preprocess));
}
