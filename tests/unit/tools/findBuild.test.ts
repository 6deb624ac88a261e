import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {type BuildFolders, editionFolders, mainFolders} from '../../../tools/lib/buildFolders';
import {
  builtEdition,
  findCurrentBuild,
  findLastBuild,
  forgetBuild,
  isBuilt,
  recordBuild,
} from '../../../tools/lib/buildKey';
import {folderWith} from '../folderWith';

let root = '';
let main: BuildFolders;
beforeEach(() => {
  root = folderWith();
  main = mainFolders(root);
  writeBuild(main, 'python 1');
});

/** Writes what a build leaves. */
function writeBuild(folders: BuildFolders, key: string): void {
  for (const folder of [folders.site, folders.deploy]) mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folders.site, '_headers'), '');
  recordBuild(folders, key);
}

it('names the edition that the last build wrote, and none after an unfinished build', () => {
  expect(builtEdition(main)).toBe('python');
  forgetBuild(main);
  expect(builtEdition(main)).toBeUndefined();
});

it('does not take a build without configurations of servers', () => {
  expect(isBuilt(main, 'python 1')).toBe(true);
  rmSync(main.deploy, {recursive: true});
  expect(isBuilt(main, 'python 1')).toBe(false);
});

it('does not take a site that `docusaurus build` has replaced', () => {
  rmSync(path.join(main.site, '_headers'));
  expect(isBuilt(main, 'python 1')).toBe(false);
});

it('finds the build of an edition in build/ or in the folders of the edition', () => {
  expect(findCurrentBuild(root, 'python', 'python 1')).toEqual(main);
  writeBuild(editionFolders(root, 'python'), 'python 2');
  expect(findCurrentBuild(root, 'python', 'python 2')).toEqual(editionFolders(root, 'python'));
  expect(findCurrentBuild(root, 'dotnet', 'dotnet 1')).toBeUndefined();
});

it('does not find a build whose inputs changed, or that did not finish', () => {
  expect(findCurrentBuild(root, 'python', 'python 2')).toBeUndefined();
  writeBuild(editionFolders(root, 'java'), 'java 1');
  forgetBuild(editionFolders(root, 'java'));
  expect(findCurrentBuild(root, 'java', 'java 1')).toBeUndefined();
});

it('finds the last build of an edition, whatever its settings were', () => {
  const own = editionFolders(root, 'python');
  writeBuild(own, 'python 2');
  utimesSync(main.key, 1, 1);
  expect(findLastBuild(root, 'python')).toEqual(own);
  utimesSync(own.key, 0, 0);
  expect(findLastBuild(root, 'python')).toEqual(main);
  expect(findLastBuild(root, 'java')).toBeUndefined();
});
