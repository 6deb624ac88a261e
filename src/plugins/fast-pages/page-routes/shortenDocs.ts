import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig} from '@docusaurus/types';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Global data of all plugins: by plugin name, then by instance. */
export type GlobalData = Record<string, Record<string, {versions?: GlobalVersion[]}>>;

/**
 * Shortens the global data: each docs version lists only the documents that every page links to, which are its first one
 * and those of the navbar.
 */
export function shortenDocs(data: GlobalData, {themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>): GlobalData {
  const {navbar} = themeConfig as {navbar?: {items?: {docId?: string}[]}};
  const named = new Set(navbar?.items?.flatMap(({docId}) => docId ?? []));
  const shorten = (version: GlobalVersion): GlobalVersion => ({
    ...version,
    docs: version.docs.filter(({id}: GlobalDoc) => id === version.mainDocId || named.has(id)),
  });
  return {
    ...data,
    [docsPlugin]: Object.fromEntries(
      Object.entries(data[docsPlugin] ?? {}).map(([id, instance]) => [
        id,
        {...instance, ...(instance.versions ? {versions: instance.versions.map(shorten)} : {})},
      ]),
    ),
  };
}
