#!/usr/bin/env tsx
// `npm run promote` makes the next version the stable one. First it checks that the release notes describe the release, that
// no page has text for a later one, and that no heading gets lost. Then it removes the marks of releases that make no
// difference any more, writes the pages of `next` to `stable`, writes the releases to `src/content/libraryReleases.json`, from
// which the version menu and the announcement bar follow, and deletes what belongs to older releases.
import {readArguments, runTool} from './lib/runTool';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../src/content/editionPassages';
import libraries from '../src/content/libraryReleases.json';
import {fileOfPage} from '../src/content/pageFiles';
import {type Passage, resolvePassages} from '../src/content/passages';
import {versions} from '../src/content/versions';
import {editionNames, editions} from '../src/data/editions';
import {root} from '../src/utils/root';
import {checkCut, writeCut} from './cut/writeCut';
import {minorOf} from '../src/utils/releaseNumbers';
import {describeRedundantMarks, findRedundantMarks} from './pages/redundantMarks';
import {replaceLibraryReleases} from './releases/replaceLibraryReleases';

const {folder, releases} = versions.next;

await runTool(() => {
  readArguments({});
  const redundant = findRedundantMarks(root);
  const isFuture = ({word, isShown}: (typeof redundant)[number]): boolean => word === 'since' && !isShown;
  const problems = [...missingNotes(), ...redundant.filter(isFuture).map(describeRedundantMarks)];
  if (problems.length > 0) throw new Error([...problems, 'nothing was written'].join('\n'));
  checkCut(root, versions.next);
  for (const file of new Set(redundant.map((passage) => passage.file))) {
    const passages = redundant.filter((passage) => passage.file === file);
    const isShown = ({line}: Passage) => passages.find((passage) => passage.line === line)?.isShown;
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(path.join(root, file), resolvePassages(text, file, isShown));
    console.log(`wrote ${file}: without ${passages.length} marks that make no difference any more`);
  }
  console.log(writeCut(root, versions.next));
  const released = editionNames.map((name) => [name, {next: releases[name], stable: releases[name]}]);
  const documented = Object.fromEntries(released) as typeof libraries;
  for (const line of replaceLibraryReleases(documented)) console.log(line);
  console.log(`stable is ${editionNames.map((name) => `${releases[name]} (${name})`).join(', ')}`);
});

/** Lists editions whose release notes do not have the release. */
function missingNotes(): string[] {
  return editionNames.flatMap((edition) => {
    const file = `${folder}/${fileOfPage(path.join(root, folder), 'release-notes', edition)}`;
    const heading = `## Version ${minorOf(releases[edition])}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    if (textForEdition(text, edition, file).text.includes(`\n${heading}\n`)) return [];
    return [`${file}:1: ${editions[edition].label} has no section "${heading}"; write what is new`];
  });
}
