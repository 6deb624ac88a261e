import remarkStringify from 'remark-stringify';
import {preprocess, remarkPlugins} from '../../remarkPlugins';
import {mdxProcessor} from '../../src/content/readMdx';
import {parsePage} from '../../src/plugins/search-index/records/parsePage';

/** One list for all pages, because parsers are reused by list. */
const plugins = [...remarkPlugins.before, ...remarkPlugins.after];

/**
 * Prints a page as MDX with the names, samples and passages of the edition.
 *
 * @param file absolute path of the page
 */
export const printPage = async (file: string): Promise<string> =>
  mdxProcessor()
    .use(remarkStringify)
    .stringify(await parsePage(file, plugins, preprocess));
