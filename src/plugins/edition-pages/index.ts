import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages, listUnpublished, type ListingEdition} from '../../content/listPages';
import {isPartial, pageName} from '../../content/pageFiles';
import {versions} from '../../content/versions';
import {communityPages} from '../../data/communityPages';
import type {EditionPages} from '../../data/editionPath';

export interface Options {
  editions: readonly ListingEdition[];
}

/**
 * Provides the module `@edition-pages`: the pages of all editions, from which the language switcher computes its links.
 * The lists come from the files in `docs/`.
 */
export default function editionPagesPlugin({siteDir}: LoadContext, options: unknown): Plugin {
  const {editions} = options as Options;
  let file = '';
  return {
    name: 'edition-pages',
    // Runs after each change in `docs/`. To watch the files here would let each edit load the content of all plugins twice.
    async allContentLoaded({actions}) {
      const pages = editions.map((edition) => [edition.name, listEditionPages(siteDir, versions.next.folder, edition)]);
      file = await actions.createData('editionPages.json', Object.fromEntries(pages) as object);
    },
    configureWebpack: () => ({resolve: {alias: {'@edition-pages$': file}}}),
  };
}

/**
 * Lists the pages of an edition.
 *
 * @param folder folder of the pages of `next`; the stable version can lack the newest
 */
export function listEditionPages(root: string, folder: string, edition: ListingEdition): EditionPages {
  const unpublished = new Set(listUnpublished(root, folder, edition));
  const docs = listPages(root, folder, edition.name)
    .map((file) => file.slice(folder.length + 1))
    .filter((page) => !unpublished.has(page) && !isPartial(page))
    .map(pageName);
  return {docs, pages: ['search', ...communityPages.map(({slug}) => `community/${slug}`)]};
}
