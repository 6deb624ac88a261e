import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isEdition, type EditionName} from '../../src/data/editions';
import {type BuildFolders, editionFolders, mainFolders} from './buildFolders';
import {hashInputs} from './hashInputs';

// Records which inputs a site was built from, so that build:all can use it instead of building the edition again.

/** Returns the hash of the inputs of an edition, see `hashInputs`. */
export const keyOf = (root: string, name: EditionName): string => `${name} ${hashInputs(root, name, process.env)}`;

/** Forgets the inputs of a site, before a build changes the folder. */
export const forgetBuild = ({key}: BuildFolders): void => rmSync(key, {force: true});

/** Records the inputs of a site, after a build. */
export function recordBuild({key: file}: BuildFolders, key: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, key);
}

/**
 * Whether the folders contain a site that was built from these inputs. `_headers` comes from the last step of a build;
 * `docusaurus build` and `npm run bench:build` remove it with the rest of the site, but not the record.
 */
export const isBuilt = ({site, deploy, key: file}: BuildFolders, key: string): boolean =>
  [path.join(site, '_headers'), deploy, file].every((name) => existsSync(name)) && readFileSync(file, 'utf8') === key;

/** Returns the folders of the site of an edition that was built from these inputs; undefined if there is none. */
export const findCurrentBuild = (root: string, name: EditionName, key: string): BuildFolders | undefined =>
  [mainFolders(root), editionFolders(root, name)].find((folders) => isBuilt(folders, key));

/** Returns the edition that the folders contain; undefined if no finished build wrote them. */
export function builtEdition({key}: BuildFolders): EditionName | undefined {
  if (!existsSync(key)) return undefined;
  const [name = ''] = readFileSync(key, 'utf8').split(' ');
  return isEdition(name) ? name : undefined;
}

/** Returns the folders of the last finished build of an edition, whatever its inputs; undefined if there is none. */
export function findLastBuild(root: string, name: EditionName): BuildFolders | undefined {
  const timeOf = ({key}: BuildFolders): number => statSync(key).mtimeMs;
  return [mainFolders(root), editionFolders(root, name)]
    .filter((folders) => builtEdition(folders) === name)
    .sort((a, b) => timeOf(b) - timeOf(a))[0];
}
