import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {translateTree} from '../../content/api/translateTree';
import {relativePath} from '../../content/pageFiles';
import {problemText} from '../../content/problems';
import {findVersion} from '../../content/versions';
import type {ApiOptions} from './pageContext';

/**
 * Remark plugin: translates inline code into the language of the edition. Pages are written with the names of the source
 * edition: `page.wait_for_url()` becomes `page.waitForURL()`, and `:option[timeout]` becomes `Timeout`
 * (`src/content/directives.ts`).
 *
 * Does not change code in passages of the edition, nor between the marks `other api`. It runs after `api-reference`, so that
 * it also sees the shared descriptions of parameters, and before `apiLinks`, which links the names.
 *
 * @throws {Error} with file, line and remedy if the edition does not have a name, or if the page shows words that only
 *   readers of another language understand
 */
const translateNames: Plugin<[ApiOptions], Root> = function translateNames(options) {
  const {root, versions} = options;
  return (tree, file) => {
    const page = relativePath(root, file.path);
    // Pages without a version, such as those of the community, use the names of the newest one.
    const version = findVersion(page, versions) ?? versions[0];
    const problems = version === undefined ? [] : translateTree(tree, file.path, version, options);
    if (problems.length > 0) throw new Error(problemText(page, problems));
  };
};

export default translateNames;
