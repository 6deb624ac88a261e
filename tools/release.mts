#!/usr/bin/env tsx
// `npm run release` makes the next version the stable one. It writes the pages of `next` to `stable`, and its numbers in
// `src/content/libraryVersions.json`, from which the version menu and the announcement bar follow. Then it lists the work
// that is left: release notes without the version of their edition, and marks of versions that make no difference any more.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../src/content/editionPassages';
import libraries from '../src/content/libraryVersions.json';
import {fileOfPage} from '../src/content/pageFiles';
import {versions} from '../src/content/versions';
import {editionNames, editions} from '../src/data/editions';
import {writeCut} from './cut/writeCut';
import {minorOf} from './lib/compareVersions';
import {idleMarks} from './lib/idleMarks';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

const {folder, numbers} = versions.next;

await runTool(() => {
  readArguments({});
  console.log(writeCut(root, versions.next));
  const released = Object.entries(libraries).map(([name, {next}]) => [name, {next, stable: next}]);
  const file = 'src/content/libraryVersions.json';
  writeFileSync(path.join(root, file), `${JSON.stringify(Object.fromEntries(released), null, 2)}\n`);
  console.log(`wrote ${file}: stable is ${editionNames.map((name) => `${numbers[name]} (${name})`).join(', ')}`);
  const left = [...missingNotes(), ...idleMarks()];
  for (const line of left) console.log(line);
  console.log(
    `${left.length} things left to do; then continue with CONTRIBUTING.md, "Document a new version of the library", step 8`,
  );
});

/** Lists editions whose release notes do not have the version. */
function missingNotes(): string[] {
  return editionNames.flatMap((edition) => {
    const file = `${folder}/${fileOfPage(path.join(root, folder), 'release-notes', edition)}`;
    const heading = `## Version ${minorOf(numbers[edition])}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    if (textForEdition(text, edition, file).text.includes(`\n${heading}\n`)) return [];
    return [`${file}:1: ${editions[edition].label} has no section "${heading}"; write what is new`];
  });
}
