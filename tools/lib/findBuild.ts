import {edition} from '../../editions';
import {buildFolders, type BuiltFolders} from './buildFolders';
import {builtEdition, keyOf} from './buildKey';
import {cachedFolders, isCached} from './editionCache';
import {root} from './root';

/**
 * Returns the folders of the built site of the edition that the setting `EDITION` names, for tests and benchmarks: those
 * of `npm run build`, or, if that built another edition, those that `npm run build:all` keeps.
 *
 * @throws {Error} with the remedy if neither has the edition
 */
export function findBuild(): BuiltFolders {
  const built = builtEdition(root);
  if (built === undefined || built === edition.name) return buildFolders(root);
  if (isCached(root, edition.name, keyOf(root, edition.name))) return cachedFolders(root, edition.name);
  throw new Error(
    `build/ contains the edition ${built}, and there is no current build of ${edition.name}: run \`EDITION=${edition.name} npm run build\` or \`npm run build:all\` first`,
  );
}
