import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {builtEdition, forgetBuild, isBuilt, recordBuild} from '../../../tools/lib/buildKey';
import {buildFolders} from '../../../tools/lib/buildFolders';
import {cachedFolders, isCached, keepBuild, restoreBuild} from '../../../tools/lib/editionCache';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'find-build-'));
  writeBuild('python');
});
afterEach(() => rmSync(root, {recursive: true}));

/** Writes what a build of an edition leaves. */
function writeBuild(name: string): void {
  const {site, deploy} = buildFolders(root);
  for (const folder of [site, deploy]) mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(site, 'index.html'), name);
  writeFileSync(path.join(deploy, 'nginx.conf'), `server of ${name}`);
  recordBuild(root, `${name} 1`);
}

it('names the edition that the last build wrote, and none after an unfinished build', () => {
  expect(builtEdition(root)).toBe('python');
  forgetBuild(root);
  expect(builtEdition(root)).toBeUndefined();
});

it('does not take a build without configurations of servers', () => {
  expect(isBuilt(root, 'python 1')).toBe(true);
  rmSync(buildFolders(root).deploy, {recursive: true});
  expect(isBuilt(root, 'python 1')).toBe(false);
});

it('keeps the site and the configurations of an edition, and restores both', () => {
  keepBuild(root, 'python', 'python 1');
  writeBuild('dotnet');
  keepBuild(root, 'dotnet', 'dotnet 1');
  expect(readFileSync(path.join(cachedFolders(root, 'python').deploy, 'nginx.conf'), 'utf8')).toBe('server of python');
  restoreBuild(root, 'python');
  expect(readFileSync(path.join(buildFolders(root).site, 'index.html'), 'utf8')).toBe('python');
  expect(readFileSync(path.join(buildFolders(root).deploy, 'nginx.conf'), 'utf8')).toBe('server of python');
});

it('does not take an edition from the cache if its inputs changed', () => {
  keepBuild(root, 'python', 'python 1');
  expect(isCached(root, 'python', 'python 1')).toBe(true);
  expect(isCached(root, 'python', 'python 2')).toBe(false);
  expect(isCached(root, 'root', 'python 1')).toBe(false);
});
