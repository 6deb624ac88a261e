import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';

/** A site, and the configurations of web servers for it. */
export interface SiteFolders {
  site: string;
  deploy: string;
}

/** Everything that a build of one edition writes. */
export interface BuildFolders extends SiteFolders {
  /** Files of Docusaurus and its plugins, which `npm run search:push` reads, too. */
  generated: string;
  /** File with the name of the edition that a finished build has written, see {@link recordBuild}. */
  record: string;
}

/** The folders of `npm run build`. */
export const mainFolders = (root: string): BuildFolders => ({
  site: path.join(root, 'build'),
  deploy: path.join(root, 'deploy/generated'),
  generated: path.join(root, '.docusaurus'),
  record: path.join(root, '.cache/built-edition'),
});

/** The folders of an edition that `npm run build:all` builds. Each edition has its own, because builds run at the same time. */
export function editionFolders(root: string, name: EditionName): BuildFolders {
  const folder = path.join(root, '.cache/editions', name);
  return {
    site: path.join(folder, 'site'),
    deploy: path.join(folder, 'deploy'),
    generated: path.join(folder, 'generated'),
    record: path.join(folder, 'built-edition'),
  };
}

/** The folders of this process: those of the edition if `BUILD_FOR_HOST` is set, as `npm run build:all` does. */
export const foldersOfProcess = (name: EditionName): BuildFolders =>
  process.env.BUILD_FOR_HOST ? editionFolders(root, name) : mainFolders(root);

/** The folders of `npm run build:all`: the root of the host with all chosen editions. */
export const hostFolders = (root: string): SiteFolders => ({
  site: path.join(root, 'dist'),
  deploy: path.join(root, 'deploy/host'),
});

/** Forgets the site in the folders, before a build changes them. */
export const forgetBuild = ({record}: BuildFolders): void => rmSync(record, {force: true});

/** Records which edition the folders contain after a build, so that tests find it without settings, which may be wrong. */
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
