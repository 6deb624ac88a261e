import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A section of a sidebar. */
export interface SidebarSection {
  label: string;
  collapsed: boolean;
  /** Ids of pages: `intro`, `api/class-page`. */
  items: string[];
}

/**
 * The sidebars of an edition, stored as JSON in `editions/<name>/sidebars.json` so that `npm run new:guide` can add a
 * page.
 */
export interface SidebarData {
  /** Sidebar of the guides. */
  docs: SidebarSection[];
  api: {
    /** The page at the top of the API sidebar. */
    root: {id: string; label: string};
    sections: SidebarSection[];
  };
}

/**
 * Creates Docusaurus's sidebars from the data of an edition. Omits pages that the version does not have.
 *
 * @param folder absolute path of the version's pages
 */
export function buildSidebars({docs, api}: SidebarData, folder: string): SidebarsConfig {
  const toCategories = (sections: SidebarSection[]) =>
    sections
      .map(({label, collapsed, items}) => ({
        type: 'category' as const,
        label,
        collapsed,
        items: items.filter((id) => existsSync(path.join(folder, `${id}.mdx`))),
      }))
      .filter(({items}) => items.length > 0);
  return {
    docs: toCategories(docs),
    api: [{type: 'doc', ...api.root}, ...toCategories(api.sections)],
  };
}
