import type {LoadContext, Plugin} from '@docusaurus/types';
import {editionPages} from '../../content/editionPages';
import type {EditionName} from '../../data/editions';
import type {EditionPages} from '../../utils/editionPath';

export interface Options {
  /** Folder of the pages of the newest version, relative to the root. */
  folder: string;
  editions: readonly {name: EditionName; publishes: (id: string) => boolean}[];
}

type Pages = Record<EditionName, EditionPages>;

/**
 * Provides the module `@edition-pages`: the pages of all editions, from which the language switcher computes its links.
 * The lists come from the files in `docs/`.
 */
export default function editionPagesPlugin({siteDir}: LoadContext, options: unknown): Plugin {
  const {folder, editions} = options as Options;
  let file = '';
  return {
    name: 'edition-pages',
    // Runs after each change in `docs/`. To watch the files here would let each edit load the content of all plugins twice.
    async allContentLoaded({actions}) {
      const pages = editions.map((edition) => [edition.name, editionPages(siteDir, folder, edition)]);
      file = await actions.createData('editionPages.json', Object.fromEntries(pages) as Pages);
    },
    configureWebpack: () => ({resolve: {alias: {'@edition-pages$': file}}}),
  };
}
