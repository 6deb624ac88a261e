import {edition} from '../../editions';
import {type BuildFolders, editionFolders, mainFolders} from './buildFolders';
import {builtEdition, findCurrentBuild, keyOf} from './buildKey';
import {root} from './root';

/**
 * Returns the folders of the built site of the edition that the setting `EDITION` names, for tests and benchmarks: those
 * of `npm run build`, even if the sources have changed since then, or, if that built another edition, those of
 * `npm run build:all`.
 *
 * @throws {Error} with the remedy if neither has the edition
 */
export function findBuild(): BuildFolders {
  const main = mainFolders(root);
  const built = builtEdition(main);
  if (built === edition.name && builtEdition(editionFolders(root, edition.name)) === undefined) return main;
  const current = findCurrentBuild(root, edition.name, keyOf(root, edition.name));
  if (current) return current;
  if (built === undefined || built === edition.name) return main;
  throw new Error(
    `build/ contains the edition ${built}, and there is no current build of ${edition.name}: run \`EDITION=${edition.name} npm run build\` or \`npm run build:all\` first`,
  );
}
