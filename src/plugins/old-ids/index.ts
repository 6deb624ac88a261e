import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {type EditionContext, findVersion} from '../../content/versions';
import {addDependency} from '../../content/pageDependencies';
import {pageName, relativePath} from '../../content/pageFiles';
import {readOldIds, pageTop, sharedOldIdsFile} from '../../content/sectionTables';
import {visit} from '../../content/visit';

export interface Options extends Pick<EditionContext, 'root' | 'allVersions'> {
  /** File with the ids that links on the web use, including those of the official guides, relative to the root. */
  oldIdsFile: string;
}

/**
 * Rehype plugin: makes links to old ids lead to the heading that replaces them, without scripts.
 *
 * Input: the hast of a page whose headings have ids. Output: the same page, where each heading starts with an empty
 * `<span id>` for each of its old ids. The styles of `.old-id` keep the heading below the navbar. It runs after
 * Docusaurus has collected the table of contents, so that the spans do not appear there.
 * `src/content/checks/sections.ts` checks the table.
 */
const oldIds: Plugin<[Options], Root> = function oldIds({root, allVersions, oldIdsFile}) {
  return (tree, file) => {
    const page = relativePath(root, file.path);
    const folder = findVersion(page, allVersions)?.folder;
    if (folder === undefined) return;
    for (const each of [sharedOldIdsFile, oldIdsFile]) addDependency(file.path, path.join(root, each));
    // Reads the file again, because it may have changed since the development server started.
    const entries = Object.entries(readOldIds(root, oldIdsFile)[pageName(page.slice(folder.length + 1))] ?? {});
    if (entries.length === 0) return;
    const headings = new Map<string, Element>();
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName) && typeof node.properties.id === 'string')
        headings.set(node.properties.id, node);
    });
    // In reverse order, because each span becomes the first child.
    for (const [id, target] of entries.reverse()) {
      if (target === pageTop) tree.children.unshift(anchor(id, ['old-id', 'old-id-top']));
      else headings.get(target)?.children.unshift(anchor(id, ['old-id']));
    }
  };
};

export default oldIds;

const anchor = (id: string, className: string[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {id, className},
  children: [],
});
