import path from 'node:path';
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
  const {name} = edition;
  const [main, own] = [mainFolders(root), editionFolders(root, name)];
  const [built, hasOwn] = [builtEdition(main), builtEdition(own) !== undefined];
  if (built === name && !hasOwn) return main;
  const current = findCurrentBuild(root, name, keyOf(root, name));
  if (current) return current;
  if (built === name || (built === undefined && !hasOwn)) return main;
  if (hasOwn)
    throw new Error(
      `the build of ${name} in ${path.relative(root, own.site)} has other sources or settings: set the variables SITE_... and ALGOLIA_... as for \`npm run build:all\`, or run it again`,
    );
  throw new Error(
    `build/ contains the edition ${built!}, and there is no current build of ${name}: run \`EDITION=${name} npm run build\` or \`npm run build:all\` first`,
  );
}
