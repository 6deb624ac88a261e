/** Lists the published pages for plugins that read the pages themselves (search, Markdown copies). */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A published page that has not been read yet. */
export interface PublishedPage {
  /** Absolute path of the Markdown file. */
  file: string;
  url: string;
  title: string;
  description: string;
  /** Heading of the page in lists of pages: the label of its sidebar category. */
  group: string;
  locale: string;
  /** Docusaurus's search tag of its version: `docs-default-stable`. */
  tag: string;
}

type Item = LoadedVersion['sidebars'][string][number];

/** Group of the pages that are in a sidebar, but not in a category, by id of the sidebar. */
const sidebarGroups: Record<string, string> = {docs: 'Guides', api: 'API reference', community: 'Community'};

export const docsPlugin = 'docusaurus-plugin-content-docs';

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * Lists the published pages of all versions of the docs plugin and its instances, without drafts and unlisted pages.
 *
 * @returns the pages in the order of Docusaurus; `position` is their place in the sidebars of the version, and `versionUrl`
 *   the URL of the version, with a slash at its end
 */
export function collectPages(
  allContent: AllContent,
  siteDir: string,
  locale: string,
): (PublishedPage & {position: number; versionUrl: string})[] {
  const instances = (allContent[docsPlugin] ?? {}) as Record<string, LoadedContent>;
  const versions = Object.entries(instances).flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map((version) => ({pluginId, version})),
  );
  return versions.flatMap(({pluginId, version}) => {
    const entries = sidebarEntries(version);
    return version.docs
      .filter((doc) => !doc.unlisted && !doc.draft)
      .map((doc) => ({
        file: path.join(siteDir, doc.source.replace(/^@site\//, '')),
        url: doc.permalink,
        title: doc.title,
        description: doc.description,
        group: entries.get(doc.id)?.group ?? sidebarGroups[doc.sidebar ?? pluginId] ?? 'Guides',
        position: entries.get(doc.id)?.position ?? entries.size,
        locale,
        tag: `docs-${pluginId}-${version.versionName}`,
        versionUrl: `${version.path}/`,
      }));
  });
}

/** Returns the label of the outermost category, if there is one, and the position in the sidebars by document id. */
function sidebarEntries(version: LoadedVersion): Map<string, {group?: string | undefined; position: number}> {
  const entries: ReturnType<typeof sidebarEntries> = new Map();
  const visit = (items: readonly Item[], group?: string) => {
    for (const item of items) {
      if (item.type === 'category') {
        if (item.link?.type === 'doc') entries.set(item.link.id, {group: item.label, position: entries.size});
        visit(item.items, group ?? item.label);
      } else if (item.type === 'doc' || item.type === 'ref') entries.set(item.id, {group, position: entries.size});
    }
  };
  Object.values(version.sidebars).forEach((items) => visit(items));
  return entries;
}
