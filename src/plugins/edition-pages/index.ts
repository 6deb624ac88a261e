import type {LoadContext, Plugin} from '@docusaurus/types';
import {listEditionPages} from '../../content/editionPages';
import type {PublishedEdition} from '../../content/listPages';
import {versions} from '../../content/versions';

export interface Options {
  editions: readonly PublishedEdition[];
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
