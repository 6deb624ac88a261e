import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VersionOptions} from '../../content/api/factsOf';
import {findVersion} from '../../content/versions';
import {textForVersion} from '../../content/passages';

/**
 * Takes the passages of other versions off a page.
 *
 * In: a page of a documented version, with marks such as `{/* until 1.57 *\/}`. Out: the page as its version reads it.
 * It runs before every other step, so that none sees a member that the version does not have. The frozen versions are
 * cut by the same rule (`tools/cut-stable.ts`) and hold no marks; the newest one, `docs/`, is read in place.
 */
const versionPassages: Plugin<[VersionOptions], Root> = function versionPassages({root, versions}) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const version = findVersion(page, versions)?.library;
    if (version === undefined) return;
    const text = String(file.value);
    const kept = textForVersion(text, version, page, {keepLines: true});
    if (kept !== text) tree.children = parse(kept).children;
  };
};

export default versionPassages;
