#!/usr/bin/env tsx
/*
 * `npx tsx tools/changes.mts` writes `editions/python/changes.json` again, from the packages of all releases since 1.40;
 * `EDITION=java npx tsx tools/changes.mts` that of another edition: Java first, then JavaScript, then the others, because Python
 * and .NET read those files. It downloads 1 GB for Python, so it is rarely needed: `npm run roll` adds releases to the files.
 *
 * .NET's come from its facts in this repository. History has those of 1.62, without which all changes of 1.57 to 1.64
 * belong to 1.64: `git show c8d83ad9^:editions/dotnet/facts/1.62.0.json`.
 */
import {edition} from '../editions';
import {libraryOfEdition, versions} from '../src/content/versions';
import {writeChangesFile} from './changes/changesFile';
import {readAllChanges} from './changes/readChanges';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

readArguments({});
await runTool(async () => {
  const newest = libraryOfEdition(versions.next.library, edition.name);
  console.log(`wrote ${writeChangesFile(root, edition.name, await readAllChanges(root, edition, newest))}`);
});
