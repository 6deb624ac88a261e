#!/usr/bin/env tsx
// `npm run build:all` builds the editions that the setting EDITIONS names (`EDITIONS=python,root`; by default those that
// are complete) and joins them in `dist/` as one host serves them: `dist/` is `/`, `dist/python/` is `/python/`. An edition
// whose inputs have not changed is taken from `.cache/editions/`.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editions, sourceEdition, type EditionName} from '../src/data/editions';
import {isBuilt, keyOf, recordBuild} from './lib/buildKey';
import {readEditionList} from './lib/readEditionList';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(() => {
  const names = readEditionList(process.env);
  if (process.env.SITE_BASE) throw new Error('SITE_BASE is the path of one edition; unset it for build:all');
  const sites = names.map((name) => ({name, folder: buildEdition(name)}));
  restoreBuild(sites.find(({name}) => name === sourceEdition)?.folder);
  const dist = path.join(root, 'dist');
  rmSync(dist, {recursive: true, force: true});
  for (const {name, folder} of sites) {
    cpSync(folder, path.join(dist, editions[name].prefix), {recursive: true});
  }
  if (!names.includes('root')) writeFileSync(path.join(dist, 'index.html'), redirectTo(editions[names[0]!].prefix));
  console.log(`dist/ is ready: ${names.map((name) => editions[name].prefix).join(', ')}`);
  return Promise.resolve(0);
});

/** Builds an edition, unless its inputs are those of the last build. Returns the folder of the built site. */
function buildEdition(name: EditionName): string {
  const cache = path.join(root, '.cache/editions', name);
  const site = path.join(cache, 'site');
  const keyFile = path.join(cache, 'key');
  const key = keyOf(root, name);
  if (existsSync(site) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    console.log(`${name}: unchanged, from the cache`);
    return site;
  }
  const start = performance.now();
  if (isBuilt(root, key)) {
    keep(cache, site, keyFile, key);
    console.log(`${name}: unchanged, from build/`);
    return site;
  }
  const {status} = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/build.mts'], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, EDITION: name},
  });
  if (status !== 0) throw new Error(`the build of the edition ${name} failed; dist/ was not changed`);
  keep(cache, site, keyFile, key);
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return site;
}

/** Copies `build/` to the cache of an edition. */
function keep(cache: string, site: string, keyFile: string, key: string): void {
  rmSync(cache, {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  cpSync(path.join(root, 'build'), site, {recursive: true});
  writeFileSync(keyFile, key);
}

/** Puts the source edition into `build/`, as `npm run build` does. */
function restoreBuild(site: string | undefined): void {
  const key = keyOf(root, sourceEdition);
  if (site === undefined || isBuilt(root, key)) return;
  const build = path.join(root, 'build');
  rmSync(build, {recursive: true, force: true});
  cpSync(site, build, {recursive: true});
  recordBuild(root, key);
}

/** A page that leads to an edition, for hosts without the root edition. */
const redirectTo = (prefix: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Playwright</title><meta http-equiv="refresh" content="0; url=${prefix}"><a href="${prefix}">Documentation</a></html>\n`;
