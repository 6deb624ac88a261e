#!/usr/bin/env tsx
// `npm run build:all` builds the editions that the setting EDITIONS names (`EDITIONS=python,root`; by default all) and
// joins them in `dist/` as one host serves them: `dist/` is `/`, `dist/python/` is `/python/`. `deploy/host/` gets the
// configurations for this host. An edition whose inputs have not changed is taken from `.cache/editions/`.
import {spawnSync} from 'node:child_process';
import {sourceEdition, type EditionName} from '../src/data/editions';
import {readHostedIndex} from '../src/plugins/search-index/options';
import {forgetBuild, isBuilt, keyOf, recordBuild} from './lib/buildKey';
import {isCached, keepBuild, restoreBuild} from './lib/editionCache';
import {joinEditions} from './lib/joinEditions';
import {readEditionList} from './lib/readEditionList';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(async () => {
  const names = readEditionList(process.env);
  if (process.env.SITE_BASE && names.length > 1)
    throw new Error('SITE_BASE is the path of one edition; unset it, or name one edition in EDITIONS');
  // The import reads the settings, and throws if one cannot work.
  const {allEditions} = await import('../editions');
  const editions = names.map((name) => allEditions[name]);
  for (const name of names) buildEdition(name);
  if (names.includes(sourceEdition)) putIntoBuild(sourceEdition);
  const scripts = await joinEditions(root, editions, readHostedIndex(process.env, editions[0]!.url));
  const paths = editions.map(({baseUrl}) => baseUrl).join(', ');
  console.log(`dist/ and deploy/host/ are ready: ${paths}; ${scripts} inline scripts allowed by hash`);
  return 0;
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
