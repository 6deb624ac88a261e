// Records which edition a build has written, so that tests find it. Does not read settings, which may be wrong.
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import {type BuildFolders, editionFolders, mainFolders} from './buildFolders';

/** Forgets the site in the folders, before a build changes them. */
export const forgetBuild = ({record}: BuildFolders): void => rmSync(record, {force: true});

/** Records which edition the folders contain, after a build. */
export function recordBuild({record}: BuildFolders, name: EditionName): void {
  mkdirSync(path.dirname(record), {recursive: true});
  writeFileSync(record, name);
}

/**
 * Whether the folders contain the finished site of an edition. `_headers` comes from the last step of a build;
 * `docusaurus build` removes it with the rest of the site, but not the record.
 */
const isBuilt = ({site, deploy, record}: BuildFolders, name: EditionName): boolean =>
  [path.join(site, '_headers'), deploy, record].every((each) => existsSync(each)) &&
  readFileSync(record, 'utf8') === name;

/** When the build ended, in milliseconds. */
export const readBuildTime = ({record}: BuildFolders): number => statSync(record).mtimeMs;

/** Returns the folders of the last finished build of an edition; undefined if there is none. */
export const findLastBuild = (root: string, name: EditionName): BuildFolders | undefined =>
  [mainFolders(root), editionFolders(root, name)]
    .filter((folders) => isBuilt(folders, name))
    .sort((a, b) => readBuildTime(b) - readBuildTime(a))[0];
