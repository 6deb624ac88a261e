#!/usr/bin/env tsx
/*
 * `npm run changes` writes `editions/python/changes.json` again, from the packages of all releases since 1.40;
 * `EDITION=java npm run changes` that of another edition: Java first, then JavaScript, then Python, which take
 * deprecations from these files. It downloads 1 GB for Python, so it is rarely needed: `npm run roll` adds releases to the
 * files.
 *
 * The changes of .NET up to 1.64 were not read from packages but from its facts, by a script that history has
 * (`git show e8ebe281:tools/changes/changesSince.ts`).
 */
import {edition} from '../editions';
import {versions} from '../src/content/versions';
import {writeChangesFile} from './changes/changesFile';
import {readAllChanges} from './changes/readChanges';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

readArguments({});
await runTool(async () => {
  const newest = versions.next.numbers[edition.name];
  console.log(`wrote ${writeChangesFile(root, edition.name, await readAllChanges(root, edition, newest))}`);
});
