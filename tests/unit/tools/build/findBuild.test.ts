import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {findNewestInput} from '../../../../src/content/buildInputs';
import type {EditionName} from '../../../../src/data/editions';
import {
  type BuildFolders,
  editionFolders,
  mainFolders,
  findLastBuild,
  forgetBuild,
  recordBuild,
} from '../../../../tools/build/buildFolders';
import {findBuild} from '../../../../tools/build/findBuild';
import {folderWith} from '../../../lib/folderWith';

const place = vi.hoisted(() => ({root: ''}));
vi.mock('../../../../src/utils/root', () => place);

let root = '';
let main: BuildFolders;
beforeEach(() => {
  root = folderWith({'docs/intro.mdx': 'One.'});
  utimesSync(path.join(root, 'docs/intro.mdx'), 1, 1);
  place.root = root;
  main = mainFolders(root);
  writeBuild(main, 'python');
});

/** Writes what a build leaves. */
function writeBuild(folders: BuildFolders, name: EditionName): void {
  for (const folder of [folders.site, folders.deploy]) mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folders.site, '_headers'), '');
  recordBuild(folders, name);
}

it('finds the last build of an edition in build/ or in the folders of the edition', () => {
  const own = editionFolders(root, 'python');
  expect(findLastBuild(root, 'python')).toEqual(main);
  writeBuild(own, 'python');
  utimesSync(main.record, 1, 1);
  expect(findLastBuild(root, 'python')).toEqual(own);
  utimesSync(own.record, 0, 0);
  expect(findLastBuild(root, 'python')).toEqual(main);
  expect(findLastBuild(root, 'java')).toBeUndefined();
});

it('does not find an unfinished build, or one that `docusaurus build` has replaced', () => {
  forgetBuild(main);
  expect(findLastBuild(root, 'python')).toBeUndefined();
  recordBuild(main, 'python');
  rmSync(path.join(main.site, '_headers'));
  expect(findLastBuild(root, 'python')).toBeUndefined();
});

it('refuses a build that is older than a source, and names the command to run', () => {
  expect(findBuild()).toEqual(main);
  const later = new Date(Date.now() + 10_000);
  utimesSync(path.join(root, 'docs/intro.mdx'), later, later);
  expect(findNewestInput(root, 'site').file).toBe('docs/intro.mdx');
  expect(findBuild).toThrow(
    'docs/intro.mdx is newer than build/: run `EDITION=python npm run build` or `npm run build:all` again',
  );
  forgetBuild(main);
  expect(findBuild).toThrow(
    'there is no build of the edition python: run `EDITION=python npm run build` or `npm run build:all` first',
  );
});
