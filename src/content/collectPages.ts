/** The published pages of the site's documents, as plugins that read them anew (search, Markdown copies) need to know them. */
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A published page, before it is read. */
export interface PageSource {
  /** Absolute path of the Markdown file. */
  file: string;
  url: string;
  title: string;
  description: string;
  /** The group that lists show it in: the label of its sidebar category. */
  group: string;
  language: string;
  /** Docusaurus's search tag of the version that it belongs to: `docs-default-stable`. */
  tag: string;
}

type Item = LoadedVersion['sidebars'][string][number];

/** Which group the pages of a sidebar stand in when no category of it holds them. */
const SIDEBAR_GROUPS: Record<string, string> = {docs: 'Guides', api: 'API reference', community: 'Community'};

/** Every published page of an instance of the docs plugin, all its versions; drafts and unlisted pages are left out. */
export function collectPages(
  content: LoadedContent,
  pluginId: string,
  siteDir: string,
  language: string,
): PageSource[] {
  return content.loadedVersions.flatMap((version) => {
    const groups = groupsOf(version);
    return version.docs
      .filter((doc) => !doc.unlisted && !doc.draft)
      .map((doc) => ({
        file: path.join(siteDir, doc.source.replace(/^@site\//, '')),
        url: doc.permalink,
        title: doc.title,
        description: doc.description,
        group: groups.get(doc.id) ?? SIDEBAR_GROUPS[doc.sidebar ?? pluginId] ?? 'Guides',
        language,
        tag: `docs-${pluginId}-${version.versionName}`,
      }));
  });
}

/** The label of the category that holds each document, for those in one. */
function groupsOf(version: LoadedVersion): Map<string, string> {
  const groups = new Map<string, string>();
  const visit = (items: readonly Item[], label: string | null) => {
    for (const item of items) {
      if (item.type === 'category') {
        if (item.link?.type === 'doc') groups.set(item.link.id, item.label);
        visit(item.items, label ?? item.label);
      } else if ((item.type === 'doc' || item.type === 'ref') && label) groups.set(item.id, label);
    }
  };
  Object.values(version.sidebars).forEach((items) => visit(items, null));
  return groups;
}
