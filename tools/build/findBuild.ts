import path from 'node:path';
import {edition} from '../../editions';
import {findNewestInput} from '../../src/content/buildInputs';
import {root} from '../../src/utils/root';
import {type BuildFolders, findLastBuild, readBuildTime} from './buildFolders';

/**
 * Returns the folders of the built site of the edition that the setting `EDITION` names, for tests and benchmarks: those
 * of the last `npm run build` or `npm run build:all`.
 *
 * @throws {Error} with the remedy if there is none, or if a source is newer
 */
export function findBuild(): BuildFolders {
  const remedy = `run \`EDITION=${edition.name} npm run build\` or \`npm run build:all\``;
  const folders = findLastBuild(root, edition.name);
  if (!folders) throw new Error(`there is no build of the edition ${edition.name}: ${remedy} first`);
  const source = findNewestInput(root, 'site');
  if (source.time > readBuildTime(folders))
    throw new Error(`${source.file} is newer than ${path.relative(root, folders.site)}/: ${remedy} again`);
  return folders;
}
