#!/usr/bin/env tsx
// `npm run build:all` builds the editions that the setting EDITIONS names (`EDITIONS=python,javascript`; by default all) and
// joins them in `dist/` as one host serves them: `dist/` is `/`, `dist/python/` is `/python/`. `deploy/host/` gets the
// configurations for this host. Each processor builds one edition at a time, into `.cache/editions/`.
import {readArguments, runTool} from './lib/runTool';
import {availableParallelism} from 'node:os';
import {allEditions} from '../editions';
import type {EditionName} from '../src/data/editions';
import {readHostedIndex} from '../src/plugins/search/options';
import {root} from '../src/utils/root';
import {editionFolders} from './build/buildFolders';
import {readEditionList} from '../editions/readSettings';
import {checkSettings} from './settings/checkSettings';
import {joinEditions} from './build/joinEditions';
import {forEachParallel} from './lib/forEachParallel';
import {runProgram} from './lib/runProgram';

readArguments({});

await runTool(async () => {
  const names = readEditionList(process.env);
  if (process.env.SITE_BASE && names.length > 1)
    throw new Error('SITE_BASE is the path of one edition; unset it, or name one edition in EDITIONS');
  checkSettings();
  const editions = names.map((name) => allEditions[name]);
  await forEachParallel(names, availableParallelism(), buildEdition);
  const sites = names.map((name) => editionFolders(root, name).site);
  const hosted = readHostedIndex(process.env, editions[0]!.url, editions[0]!.name);
  const scripts = await joinEditions(editions, sites, hosted);
  const paths = editions.map(({baseUrl}) => baseUrl).join(', ');
  console.log(`dist/ and deploy/host/ are ready: ${paths}; ${scripts} inline scripts allowed by hash`);
});

/** Builds an edition, and then prints the output of the build as a whole, because builds run at the same time. */
async function buildEdition(name: EditionName): Promise<void> {
  const start = performance.now();
  const {status, output} = await runProgram(process.execPath, ['--import', 'tsx', 'tools/build.mts'], {
    env: {EDITION: name, BUILD_FOR_HOST: 'yes'},
    isQuiet: true,
  });
  process.stdout.write(output);
  if (status !== 0) throw new Error(`the build of the edition ${name} failed; dist/ was not changed`);
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
