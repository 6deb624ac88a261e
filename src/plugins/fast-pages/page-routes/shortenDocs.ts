import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Global data of all plugins: by plugin name, then by instance. */
export type GlobalData = Record<string, Record<string, {versions: GlobalVersion[]}>>;

/**
 * Shortens the global data: each docs version lists only the documents that every page links to, which are its first one
 * and those of the navbar.
 */
export function shortenDocs(data: GlobalData, {themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>): GlobalData {
  const {navbar} = themeConfig as {navbar: {items: {docId?: string}[]}};
  const named = new Set(navbar.items.map(({docId}) => docId));
  for (const version of Object.values(data['docusaurus-plugin-content-docs']!).flatMap(({versions}) => versions))
    version.docs = version.docs.filter(({id}) => id === version.mainDocId || named.has(id));
  return data;
}
