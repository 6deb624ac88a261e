import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VersionOptions} from '../../utils/api/versions';
import {textForVersion} from '../../utils/textForVersion';

/**
 * Takes the passages of other versions off a page.
 *
 * In: a page of a documented version, with marks such as `{/* until 1.57 *\/}`. Out: the page as its version reads it.
 * It runs before every other step, so that none sees a member that the version does not have. The frozen versions are
 * cut by the same rule (`scripts/cut-stable.mjs`) and hold no marks; the newest one, `docs/`, is read in place.
 */
const versionPassages: Plugin<[VersionOptions], Root> = function versionPassages({root, versions}) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const folder = Object.keys(versions).find((name) => page.startsWith(`${name}/`));
    const version = folder === undefined ? undefined : versions[folder];
    if (version === undefined) return;
    const text = String(file.value);
    const kept = textForVersion(text, version, page, {keepLines: true});
    if (kept !== text) tree.children = parse(kept).children;
  };
};

export default versionPassages;
