import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import {buildFolders, type BuiltFolders} from './buildFolders';

/** The folders in which `npm run build:all` keeps an edition. */
export const cachedFolders = (root: string, name: EditionName): BuiltFolders => ({
  site: path.join(cacheOf(root, name), 'site'),
  deploy: path.join(cacheOf(root, name), 'deploy'),
});

const cacheOf = (root: string, name: EditionName): string => path.join(root, '.cache/editions', name);
const keyFile = (root: string, name: EditionName): string => path.join(cacheOf(root, name), 'key');

/** Whether the cache has the edition as it is built from these inputs (`keyOf`). */
export const isCached = (root: string, name: EditionName, key: string): boolean =>
  Object.values<string>({...cachedFolders(root, name)}).every((folder) => existsSync(folder)) &&
  existsSync(keyFile(root, name)) &&
  readFileSync(keyFile(root, name), 'utf8') === key;

/** Copies the last build to the cache of its edition. */
export function keepBuild(root: string, name: EditionName, key: string): void {
  rmSync(cacheOf(root, name), {recursive: true, force: true});
  mkdirSync(cacheOf(root, name), {recursive: true});
  copyFolders(buildFolders(root), cachedFolders(root, name));
  writeFileSync(keyFile(root, name), key);
}

/** Copies an edition from the cache to the folders of `npm run build`. */
export function restoreBuild(root: string, name: EditionName): void {
  copyFolders(cachedFolders(root, name), buildFolders(root));
}

function copyFolders(from: BuiltFolders, to: BuiltFolders): void {
  for (const kind of ['site', 'deploy'] as const) {
    rmSync(to[kind], {recursive: true, force: true});
    cpSync(from[kind], to[kind], {recursive: true});
  }
}
