import path from 'node:path';
import type {Link, Parent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {inline, text} from '../../content/mdast';
import {findVersion, type VersionFolders} from '../../content/versions';

export interface Options {
  /** Folder of the site. */
  root: string;
  /** Library version by folder of pages, newest first. */
  versions: VersionFolders;
  /** Whether the edition has a page, by its id: `locators`, `api/class-page`. */
  publishes: (id: string) => boolean;
  /** Path of the source edition on the host: `/python/`. */
  sourceUrl: string;
  /** Name of the language of the source edition: `Python`. */
  sourceLabel: string;
}

/**
 * Remark plugin: lets links to pages that the edition does not have lead to the source edition, which has all pages. Adds
 * the name of the language to the text of the link.
 */
const sourceLinks: Plugin<[Options], Root> = function sourceLinks({root, versions, publishes, sourceUrl, sourceLabel}) {
  const [newest] = Object.keys(versions);
  return (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const folder = findVersion(page, versions)?.folder;
    const version = folder === newest ? 'next/' : '';
    visit(tree, (link) => {
      const [, target, hash = ''] = (folder === undefined ? urlOfPage : fileOfPage).exec(link.url) ?? [];
      if (target === undefined) return undefined;
      const id =
        folder === undefined ? target : path.posix.relative(folder, path.posix.join(path.posix.dirname(page), target));
      if (publishes(id)) return undefined;
      // A plain element, because Docusaurus's link would add the path of this edition.
      const href = `${sourceUrl}docs/${version}${id}${hash}`;
      return inline('a', {href}, [...link.children, text(` (${sourceLabel})`)]);
    });
  };
};

export default sourceLinks;

/** Links of docs pages name the file of a page, those of community pages its path. */
const fileOfPage = /^(\.{1,2}\/[^#]+)\.mdx(#.*)?$/;
const urlOfPage = /^\/docs\/([^#]+)(#.*)?$/;

/** Replaces the links for which a function returns another node. */
function visit(parent: Parent, replace: (link: Link) => RootContent | undefined): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'link') parent.children[index] = replace(node) ?? node;
    else if ('children' in node) visit(node, replace);
  }
}
