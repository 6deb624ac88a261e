#!/usr/bin/env tsx
// `npm run release` makes the next version the stable one. It writes the numbers of `next` to `stable` in
// `src/content/versions.ts`, from which the version menu and the announcement bar follow, and cuts. Then it lists the work
// that is left: release notes without the version of their edition, and marks of versions that make no difference any more.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../src/content/editionPassages';
import {fileOfPage} from '../src/content/pageFiles';
import {versions} from '../src/content/versions';
import {editionNames, editions} from '../src/data/editions';
import {minorOf} from './lib/compareVersions';
import {idleMarks} from './lib/idleMarks';
import {root} from './lib/root';
import {runNode} from './lib/runProgram';
import {readArguments, runTool} from './lib/runTool';

const {folder, numbers} = versions.next;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

await runTool(async () => {
  readArguments({});
  writeStable('src/content/versions.ts');
  // A process of its own, because this one has loaded the old numbers.
  const code = await runNode(['--import', 'tsx', 'tools/cut-stable.mts']);
  if (code !== 0) return code;
  const left = [...missingNotes(), ...idleMarks()];
  for (const line of left) console.log(line);
  console.log(`${left.length} things left to do; then: npm run cut, npm test -- all, commit, deploy`);
  return 0;
});

/** Writes the numbers of the next version to the stable one. */
function writeStable(file: string): void {
  const text = read(file);
  const [line] = /numbers: .*\n/.exec(text.slice(text.indexOf('next: {'))) ?? [];
  const stable = text.indexOf('stable: {');
  if (line === undefined || stable < 0)
    throw new Error(`${file}: no versions in the form \`next: {numbers: {…}}\`, \`stable: {…}\`; restore it`);
  const changed = text.slice(0, stable) + text.slice(stable).replace(/numbers: .*\n/, line);
  writeFileSync(path.join(root, file), changed);
  console.log(changed === text ? `stable is ${numbers.python} already` : `wrote ${file}: stable is ${numbers.python}`);
}

/** Lists editions whose release notes do not have the version. */
function missingNotes(): string[] {
  return editionNames.flatMap((edition) => {
    const file = `${folder}/${fileOfPage(path.join(root, folder), 'release-notes', edition)}`;
    const heading = `## Version ${minorOf(numbers[edition])}`;
    if (textForEdition(read(file), edition, file).text.includes(`\n${heading}\n`)) return [];
    return [`${file}:1: ${editions[edition].label} has no section "${heading}"; write what is new`];
  });
}
