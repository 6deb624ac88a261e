#!/usr/bin/env tsx
/*
 * `npm run roll -- VERSION` rolls the Python edition to a version of the library, `EDITION=java npm run roll -- VERSION`
 * another edition; VERSION can be `newest`. It reads the API facts from the published packages, writes what follows from the version
 * (`src/content/libraryVersions.json`, `python/requirements/`, the numbers in the commands of `docs/`, pins in `package.json`, the
 * checksums of jars), and prints the work for authors with file and line. For a version that the site documents, it only
 * writes the facts and changes again, and prints the work that is left.
 *
 * The order of the editions is Python, Java, JavaScript, .NET, because they take from others what their packages do not state:
 * JavaScript and .NET take ids from Python, Python and Java from the facts of JavaScript before (`tools/facts/readFacts.ts`), and JavaScript takes deprecations from Java
 * (`tools/roll/readNewChanges.ts`). Python takes deprecations from both, so it is rolled again at the end.
 *
 * The steps from the package to the facts:
 *
 * 1. `readDeclarations()` (`tools/facts/readFacts.ts`) reads what the package of a release declares. For Python,
 *    `installWheel()` (`tools/facts/installWheel.ts`) installs the wheel into `.cache/wheels/`, and
 *    `python/api/print_declarations.py` parses its files: `read_wheel()` (`wheel.py`), `read_class()` (`classes.py`),
 *    `type_text()` (`type_text.py`) and `dict_types()` (`dict_types.py`).
 * 2. `addKnownFacts()` (`tools/facts/addKnownFacts.ts`) adds ids, and since which version a member exists. `readFacts()` does
 *    this for each release since the known facts, because a package does not state it. `markIgnored()`
 *    (`tools/facts/ignoredOptions.ts`) finds the options that the driver does not read.
 * 3. `readNewChanges()` (`tools/roll/readNewChanges.ts`) adds the release to `editions/<edition>/changes.json`.
 * 4. `adviseAuthors()` (`tools/roll/adviseAuthors.ts`) compares the facts, and lists the descriptions that can be wrong
 *    now. `npm run page-checks` lists what has no description, and what pages name although it was removed.
 *
 * `tests/content/edition-facts.test.ts` reads the facts again, and compares them with the files in the repository.
 * `src/plugins/api-reference/index.ts` explains how pages show the facts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {edition, source} from '../editions';
import {createBridge} from '../src/content/api/bridge';
import {loadVersionFacts} from '../src/content/api/versionFacts';
import {factsFolderOf, readFactsFile} from '../src/content/api/loadFacts';
import {listPages} from '../src/content/listPages';
import {replacePinnedVersion} from '../src/content/pinnedVersions';
import libraries from '../src/content/libraryVersions.json';
import {allVersions, isSameVersion, versions} from '../src/content/versions';
import {adviseAuthors, listNew} from './roll/adviseAuthors';
import {formatFacts} from './facts/formatFacts';
import {writeChangesFile} from './roll/writeChangesFile';
import {readNewChanges} from './roll/readNewChanges';
import {listVersions, readFacts} from './facts/readFacts';
import {editionsWithSources, readMessages, readSources} from './facts/libraryMessages';
import {readChecksum} from './system/fetchJar';
import {compareVersions} from '../src/utils/compareVersions';
import {root} from './lib/root';
import {runProgram} from './lib/runProgram';
import {readArguments, runTool, UsageError} from './lib/runTool';
import {writeLibraryVersions} from './versions/writeLibraryVersions';

const isSource = edition.name === source.name;
const {folder} = versions.next;
const factsFile = (number: string): string => `${factsFolderOf(edition.name)}/${number}.json`;

const [wanted = ''] = readArguments({allowPositionals: true}).positionals;

await runTool(async () =>
  roll(wanted === 'newest' ? (await listVersions(edition.name)).sort(compareVersions).at(-1)! : wanted),
);

async function roll(version: string): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new UsageError('Which version? For example: npm run roll -- 1.66.0');
  const old = versions.next.numbers[edition.name];
  const documented = allVersions.map(({numbers}) => numbers[edition.name]);
  const isKnown = documented.includes(version);
  const before = readFactsFile(path.join(root, factsFile(isKnown ? version : old)));

  const after = await readFacts(root, edition.name, version);
  writeFileSync(path.join(root, factsFile(version)), formatFacts(after));
  console.log(`wrote ${factsFile(version)}`);
  console.log(`wrote ${writeChangesFile(root, edition.name, await readNewChanges(root, edition, version))}`);
  if (!isKnown) {
    if (edition.name === 'java') console.log(`wrote ${await writeJarChecksums(version)}`);
    for (const line of writeVersion(old, version)) console.log(line);
    if (edition.name === 'javascript') console.log(await writePackages(old, version));
  }
  const bridge = isSource
    ? undefined
    : createBridge(loadVersionFacts({root, edition: source.name}, versions.next), after);
  const comparison = {root, folder, edition: edition.name, language: edition.language, before, after, bridge};
  for (const name of listNew(comparison)) console.log(`new: ${name}`);
  for (const line of [...adviseAuthors(comparison), ...newMessages(before.version, version)]) console.log(line);
  if (edition.name !== 'dotnet')
    console.log('tools/facts/ignoredOptions.ts: try whether the library still ignores the options in `unread`');
  // Another process, because this one has read the old versions.
  const checks = ['--import', 'tsx', 'tools/page-checks.mts'];
  const {output} = await runProgram(process.execPath, checks, {env: {EDITION: edition.name}, isQuiet: true});
  console.log(`${output}continue with CONTRIBUTING.md, "Document a new version of the library", step 2`);
}

/** Lists error messages that the library did not have before, for authors who explain them. */
function newMessages(old: string, version: string): string[] {
  const name = editionsWithSources.find((each) => each === edition.name);
  if (name === undefined || old === version) return [];
  const known = readMessages(readSources(root, name, old));
  const added = [...readMessages(readSources(root, name, version))].filter((message) => !known.has(message));
  return added.map((message) => `new message: ${message}`);
}

/**
 * Writes what follows from the new version, and deletes what belongs to versions that no page describes any more.
 *
 * @returns one line for each file
 */
function writeVersion(old: string, version: string): string[] {
  // Between two releases of the source edition, both versions describe the newest library of each edition.
  const isShared = !isSource && isSameVersion(versions.next, versions.stable);
  const own = {next: version, stable: isShared ? version : libraries[edition.name].stable};
  return [
    ...(isSource ? writeNumbers(old, version).map((file) => `wrote ${file}`) : []),
    ...writeLibraryVersions(root, {...libraries, [edition.name]: own}),
  ];
}

/** Writes the number of the source edition. Returns the files. */
function writeNumbers(old: string, version: string): string[] {
  const written: string[] = [];
  if (changeFile('CONTRIBUTING.md', (text) => replacePinnedVersion(text, old, version)))
    written.push('CONTRIBUTING.md');
  const requirements = `python/requirements/${version}.txt`;
  writeFileSync(path.join(root, requirements), `-r common.txt\nplaywright==${version}\n`);
  const including = ['apps', 'pictures'].map((name) => `python/requirements/${name}.txt`);
  for (const file of including) changeFile(file, (text) => text.replace(`${old}.txt`, `${version}.txt`));
  const pages = listPages(root, folder).filter((page) =>
    changeFile(page, (text) => replacePinnedVersion(text, old, version)),
  );
  return [...written, requirements, ...including, ...pages];
}

/**
 * Writes the checksums of the jars that Java samples are checked with. The older version of `stable` keeps its own.
 *
 * @returns the file
 */
async function writeJarChecksums(version: string): Promise<string> {
  const file = 'tools/samples/java/checksums.json';
  const known = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>;
  const group = 'com.microsoft.playwright';
  const [library, driver] = await Promise.all(
    ['playwright', 'driver'].map((name) => readChecksum({group, name, version})),
  );
  const checksums = {...known, [version]: {library, driver}};
  writeFileSync(path.join(root, file), `${JSON.stringify(checksums, null, 2)}\n`);
  return file;
}

/**
 * Writes the version of the packages that the pages take the trace viewer and the tools for locators from.
 *
 * @returns what was written, or is left to do
 */
async function writePackages(old: string, version: string): Promise<string> {
  for (const name of ['@playwright/test', 'playwright-core'])
    changeFile('package.json', (text) => text.replace(`"${name}": "${old}"`, `"${name}": "${version}"`));
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
