#!/usr/bin/env tsx
/*
 * `npm run roll -- RELEASE` rolls the Python edition to a release of the library, `EDITION=java npm run roll -- RELEASE`
 * another edition; RELEASE can be `newest`. It reads the API facts from the published packages, writes what follows from
 * the release (`src/content/libraryReleases.json`, `python/requirements/`, the releases in the commands of `docs/`, pins in
 * `package.json`, the checksums of jars), and prints the work for authors with file and line. For a release that the site
 * documents, it only writes the facts and changes again, and prints the work that is left.
 *
 * The order of the editions is Python, Java, JavaScript, .NET, because they take from others what their packages do not state:
 * JavaScript and .NET take ids from the facts of Python, Python and Java from those of JavaScript that the repository already
 * has (`references` in `tools/facts/readFacts.ts`), and JavaScript takes deprecations from Java (`tools/roll/changes.ts`). Python takes
 * deprecations from both, so it is rolled again at the end.
 *
 * The steps from the package to the facts:
 *
 * 1. `readDeclarations()` (`tools/facts/readFacts.ts`) reads what the package of a release declares. For Python,
 *    `installWheel()` (`tools/facts/python.ts`) installs the wheel into `.cache/wheels/`, and
 *    `python/api/print_declarations.py` parses its files: `read_wheel()` (`wheel.py`), `read_class()` (`classes.py`),
 *    `type_text()` (`type_text.py`) and `dict_types()` (`dict_types.py`).
 * 2. `addKnownFacts()` (`tools/facts/addKnownFacts.ts`) adds ids, and since which release a member exists. `readFacts()` does
 *    this for each release since the known facts, because a package does not state it. `flagIgnored()`
 *    (`tools/facts/ignoredOptions.ts`) finds the options that the driver does not read.
 * 3. `readNewChanges()` (`tools/roll/changes.ts`) adds the release to `editions/<edition>/changes.json`.
 * 4. `adviseAuthors()` (`tools/roll/adviseAuthors.ts`) compares the facts, and lists the descriptions that can be wrong
 *    now. `npm run page-checks` lists what has no description, and what pages name although it was removed.
 *
 * `tests/content/edition-facts.test.ts` reads the facts again, and compares them with the files in the repository.
 * `src/plugins/api-reference/index.ts` explains how pages show the facts.
 */
import {readArguments, runTool} from './lib/runTool';
import {UsageError} from './lib/UsageError';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {edition, source} from '../editions';
import {createBridge} from '../src/content/api/bridge';
import {loadVersionFacts} from '../src/content/api/versionFacts';
import {factsFolderOf, readFactsFile} from '../src/content/api/factsFile';
import {listPages} from '../src/content/listPages';
import {replacePinnedRelease} from '../src/content/pinnedReleases';
import libraries from '../src/content/libraryReleases.json';
import {allVersions, isSameVersion, versions} from '../src/content/versions';
import {root} from '../src/utils/root';
import {adviseAuthors, listNew} from './roll/adviseAuthors';
import {formatFacts, listReleases, readFacts} from './facts/readFacts';
import {writeChangesFile, readNewChanges} from './roll/changes';
import {editionsWithSources, readMessages, readSources} from './facts/libraryMessages';
import {readChecksum} from './system/fetchPackages';
import {compareReleaseNumbers} from '../src/utils/releaseNumbers';
import {runProgram} from './lib/runProgram';
import {replaceLibraryReleases} from './releases/replaceLibraryReleases';

const isSource = edition.name === source.name;
const {folder} = versions.next;
const factsFile = (release: string): string => `${factsFolderOf(edition.name)}/${release}.json`;

const [wanted = ''] = readArguments({allowPositionals: true}).positionals;

await runTool(async () =>
  roll(wanted === 'newest' ? (await listReleases[edition.name]()).sort(compareReleaseNumbers).at(-1)! : wanted),
);

async function roll(release: string): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(release)) throw new UsageError('Which release? For example: npm run roll -- 1.66.0');
  const old = versions.next.releases[edition.name];
  const documented = allVersions.map(({releases}) => releases[edition.name]);
  const isKnown = documented.includes(release);
  const before = readFactsFile(path.join(root, factsFile(isKnown ? release : old)));

  const after = await readFacts(edition.name, release);
  writeFileSync(path.join(root, factsFile(release)), formatFacts(after));
  console.log(`wrote ${factsFile(release)}`);
  console.log(`wrote ${writeChangesFile(root, edition.name, await readNewChanges(edition, release))}`);
  if (!isKnown) {
    if (edition.name === 'java') console.log(`wrote ${await writeJarChecksums(release)}`);
    for (const line of writeRelease(old, release)) console.log(line);
    if (edition.name === 'javascript') console.log(await writePackages(old, release));
  }
  const bridge = isSource
    ? undefined
    : createBridge(loadVersionFacts({root, edition: source.name}, versions.next), after);
  const comparison = {root, folder, edition: edition.name, language: edition.language, before, after, bridge};
  for (const name of listNew(comparison)) console.log(`new: ${name}`);
  for (const line of [...adviseAuthors(comparison), ...newMessages(before.release, release)]) console.log(line);
  if (edition.name !== 'dotnet')
    console.log('tools/facts/ignoredOptions.ts: try whether the library still ignores the options in `unread`');
  // Another process, because this one has read the old releases.
  const checks = ['--import', 'tsx', 'tools/page-checks.mts'];
  const {output} = await runProgram(process.execPath, checks, {env: {EDITION: edition.name}, isQuiet: true});
  console.log(`${output}continue with CONTRIBUTING.md, "Document a new release", step 2`);
}

/** Lists error messages that the library did not have before, for authors who explain them. */
function newMessages(old: string, release: string): string[] {
  const name = editionsWithSources.find((each) => each === edition.name);
  if (name === undefined || old === release) return [];
  const known = readMessages(readSources(name, old));
  const added = [...readMessages(readSources(name, release))].filter((message) => !known.has(message));
  return added.map((message) => `new message: ${message}`);
}

/**
 * Writes what follows from the new release, and deletes what belongs to releases that no page describes any more.
 *
 * @returns one line for each file
 */
function writeRelease(old: string, release: string): string[] {
  // Between two releases of the source edition, both versions describe the newest library of each edition.
  const isShared = !isSource && isSameVersion(versions.next, versions.stable);
  const own = {next: release, stable: isShared ? release : libraries[edition.name].stable};
  return [
    ...(isSource ? writePins(old, release).map((file) => `wrote ${file}`) : []),
    ...replaceLibraryReleases({...libraries, [edition.name]: own}),
  ];
}

/** Writes the release of the source edition where code names it. Returns the files. */
function writePins(old: string, release: string): string[] {
  const written: string[] = [];
  if (changeFile('CONTRIBUTING.md', (text) => replacePinnedRelease(text, old, release)))
    written.push('CONTRIBUTING.md');
  const requirements = `python/requirements/${release}.txt`;
  writeFileSync(path.join(root, requirements), `-r common.txt\nplaywright==${release}\n`);
  const including = ['apps', 'pictures'].map((name) => `python/requirements/${name}.txt`);
  for (const file of including) changeFile(file, (text) => text.replace(`${old}.txt`, `${release}.txt`));
  const pages = listPages(root, folder).filter((page) =>
    changeFile(page, (text) => replacePinnedRelease(text, old, release)),
  );
  return [...written, requirements, ...including, ...pages];
}

/**
 * Writes the checksums of the jars that Java samples are checked with. The older release of `stable` keeps its own.
 *
 * @returns the file
 */
async function writeJarChecksums(release: string): Promise<string> {
  const file = 'tools/samples/java/checksums.json';
  const known = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>;
  const group = 'com.microsoft.playwright';
  const [library, driver] = await Promise.all(
    ['playwright', 'driver'].map((name) => readChecksum({group, name, version: release})),
  );
  const checksums = {...known, [release]: {library, driver}};
  writeFileSync(path.join(root, file), `${JSON.stringify(checksums, null, 2)}\n`);
  return file;
}

/**
 * Writes the release of the packages that the pages take the trace viewer and the tools for locators from.
 *
 * @returns what was written, or is left to do
 */
async function writePackages(old: string, release: string): Promise<string> {
  for (const name of ['@playwright/test', 'playwright-core'])
    changeFile('package.json', (text) => text.replace(`"${name}": "${old}"`, `"${name}": "${release}"`));
  const install = ['install', '--package-lock-only'];
  const {status} = await runProgram('npm', install, {isQuiet: true});
  return status === 0
    ? 'wrote package.json, package-lock.json'
    : `wrote package.json; package-lock.json is left: run npm ${install.join(' ')} with access to the npm registry`;
}

/** Returns whether the file changed. */
function changeFile(file: string, change: (text: string) => string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path.join(root, file), changed);
  return changed !== text;
}
