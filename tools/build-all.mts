#!/usr/bin/env tsx
// `npm run build:all` builds the editions that the setting EDITIONS names (`EDITIONS=python,root`; by default all) and
// joins them in `dist/` as one host serves them: `dist/` is `/`, `dist/python/` is `/python/`. An edition whose inputs have
// not changed is taken from `.cache/editions/`.
import {spawnSync} from 'node:child_process';
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editions, sourceEdition, type EditionName} from '../src/data/editions';
import {forgetBuild, isBuilt, keyOf, recordBuild} from './lib/buildKey';
import {cachedFolders, isCached, keepBuild, restoreBuild} from './lib/editionCache';
import {readEditionList} from './lib/readEditionList';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(() => {
  const names = readEditionList(process.env);
  if (process.env.SITE_BASE) throw new Error('SITE_BASE is the path of one edition; unset it for build:all');
  for (const name of names) buildEdition(name);
  if (names.includes(sourceEdition)) putIntoBuild(sourceEdition);
  const dist = path.join(root, 'dist');
  rmSync(dist, {recursive: true, force: true});
  for (const name of names)
    cpSync(cachedFolders(root, name).site, path.join(dist, editions[name].prefix), {recursive: true});
  if (!names.includes('root')) writeFileSync(path.join(dist, 'index.html'), redirectTo(editions[names[0]!].prefix));
  console.log(`dist/ is ready: ${names.map((name) => editions[name].prefix).join(', ')}`);
  return Promise.resolve(0);
});

/** Builds an edition into the cache, unless its inputs are those of the last build. */
function buildEdition(name: EditionName): void {
  const key = keyOf(root, name);
  if (isCached(root, name, key)) {
    console.log(`${name}: unchanged, from the cache`);
    return;
  }
  const start = performance.now();
  if (isBuilt(root, key)) {
    keepBuild(root, name, key);
    console.log(`${name}: unchanged, from build/`);
    return;
  }
  const {status} = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/build.mts'], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, EDITION: name},
  });
  if (status !== 0) throw new Error(`the build of the edition ${name} failed; dist/ was not changed`);
  keepBuild(root, name, key);
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Puts an edition into `build/` and `deploy/generated/`, as `npm run build` does. */
function putIntoBuild(name: EditionName): void {
  const key = keyOf(root, name);
  if (isBuilt(root, key)) return;
  forgetBuild(root);
  restoreBuild(root, name);
  recordBuild(root, key);
}

/** A page that leads to an edition, for hosts without the root edition. */
const redirectTo = (prefix: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Playwright</title><meta http-equiv="refresh" content="0; url=${prefix}"><a href="${prefix}">Documentation</a></html>\n`;
