import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VersionOptions} from '../../content/api/factsOf';
import {pageText} from '../../content/pageText';
import {findVersion} from '../../content/versions';

declare module 'vfile' {
  interface DataMap {
    /** Lines in the names of the edition, which are not translated (see `src/content/editionPassages.ts`). */
    ownLines: ReadonlySet<number>;
  }
}

/**
 * Remark plugin: removes passages that belong to other versions or editions, with their marks such as
 * `{/* until 1.57 *\/}` and `{/* only java *\/}`.
 *
 * It runs before all other plugins, so that none of them sees a member that the version or the edition does not have.
 * `tools/cut-stable.mts` applies the same rule for versions when it creates the pages of older versions.
 */
const passages: Plugin<[VersionOptions], Root> = function passages({root, edition, versions}) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const version = findVersion(page, versions)?.library;
    const text = String(file.value);
    const kept = pageText(text, page, {edition, version});
    file.data.ownLines = kept.ownLines;
    if (kept.text !== text) tree.children = parse(kept.text).children;
  };
};

export default passages;
