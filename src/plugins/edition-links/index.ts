import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {type EditionContext, findVersion} from '../../content/versions';
import {inline, text} from '../../content/mdast';
import {fileOfPage, relativeLink, relativePath} from '../../content/pageFiles';
import {visit} from '../../content/visit';

export interface Options extends Pick<EditionContext, 'root' | 'edition' | 'allVersions'> {
  /** Whether the edition has a page, by its name: `locators`, `api/class-page`. */
  publishes: (name: string) => boolean;
  /** Path of the source edition on the host: `/python/`. */
  sourceUrl: string;
  /** Name of the language of the source edition: `Python`. */
  sourceLabel: string;
}

/**
 * Remark plugin: lets links between pages lead to the file that the edition reads. Authors link to the page
 * (`./intro.mdx`); the edition may have a file of its own (`intro.java.mdx`). Links to pages that the edition does not have
 * lead to the source edition, and get the name of its language. Put links to pages of another edition into passages.
 */
const editionLinks: Plugin<[Options], Root> = function editionLinks(options) {
  const {root, edition, allVersions, publishes, sourceUrl, sourceLabel} = options;
  const nextFolder = allVersions[0].folder;
  return (tree, file) => {
    const page = relativePath(root, file.path);
    const folder = findVersion(page, allVersions)?.folder;
    const version = folder === nextFolder ? 'next/' : '';
    visit(tree, 'link', (link, index, parent) => {
      const [, target, hash = ''] = (folder === undefined ? linkToUrl : linkToFile).exec(link.url) ?? [];
      if (target === undefined || !parent) return;
      const name =
        folder === undefined ? target : path.posix.relative(folder, path.posix.join(path.posix.dirname(page), target));
      if (publishes(name)) {
        if (folder === undefined) return;
        const own = fileOfPage(path.join(root, folder), name, edition);
        link.url = `${relativeLink(path.posix.dirname(page), `${folder}/${own}`)}${hash}`;
        return;
      }
      // A plain element, because Docusaurus's link would add the path of this edition.
      const href = `${sourceUrl}docs/${version}${name}${hash}`;
      parent.children[index!] = inline('a', {href}, [...link.children, text(` (${sourceLabel})`)]);
    });
  };
};

export default editionLinks;

/** Links of docs pages name the file of a page, those of community pages its path. */
const linkToFile = /^(\.{1,2}\/[^#]+)\.mdx(#.*)?$/;
const linkToUrl = /^\/docs\/([^#]+)(#.*)?$/;
