import {preprocess, remarkPlugins} from '../../remarkPlugins';
import {parsePage} from '../../src/plugins/search-index/records/parsePage';

/** One list for all pages, because parsers are reused by list. */
const plugins = [...remarkPlugins.before, ...remarkPlugins.after];

/**
 * Prints a page as MDX with the names, samples and passages of the edition.
 *
 * @param file absolute path of the page
 */
export async function printPage(file: string): Promise<string> {
  const [
    {unified},
    {default: stringify},
    {default: mdx},
    {default: gfm},
    {default: directive},
    {default: frontmatter},
  ] = await Promise.all([
    import('unified'),
    import('remark-stringify'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
    import('remark-frontmatter'),
  ]);
  const tree = await parsePage(file, plugins, preprocess);
  return unified().use(stringify).use(mdx).use(gfm).use(directive).use(frontmatter).stringify(tree);
}
