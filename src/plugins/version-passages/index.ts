import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VersionOptions} from '../../content/api/factsOf';
import {findVersion} from '../../content/versions';
import {textForVersion} from '../../content/passages';

/**
 * Remark plugin: removes passages that belong to other versions, with their marks such as `{/* until 1.57 *\/}`.
 *
 * It runs before all other plugins, so that none of them sees a member that the version does not have. It is needed for
 * the newest version in `docs/`; `tools/cut-stable.mts` applies the same rule when it creates the pages of older
 * versions.
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
