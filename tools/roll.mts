#!/usr/bin/env tsx
/*
 * `npm run roll -- VERSION` installs a version of the library, writes its API facts to `editions/python/facts/VERSION.json`,
 * and prints the work for authors with file and line. A version that the site documents is compared with its own facts.
 *
 * The steps from the wheel to the facts:
 *
 * 1. `installWheel()` (`tools/lib/installWheel.ts`) installs the wheel into `.cache/wheels/`. `releasesBetween()`
 *    (`tools/lib/installWheel.ts`) lists the releases since the facts before, because a wheel does not state since which
 *    version a member exists.
 * 2. `python/api/extract.py` reads the facts from the files of each wheel. The modules are in `python/api/`: `read_wheel()`
 *    (`wheel.py`) parses the files, `read_class()` (`classes.py`) reads classes and members, `type_text()` (`type_text.py`)
 *    their types, and `dict_types()` (`dict_types.py`) the named types. `marks.py` contains versions and deprecations of
 *    members, which come from the facts of the version before. `names.py` creates ids.
 * 3. `python/api/extract_messages.py` reads the error messages. The tests of the search compare
 *    `editions/python/messageSections.json` with them.
 * 4. `adviseAuthors()` (`src/plugins/api-facts/adviseAuthors.ts`) compares the facts, and lists the work for authors.
 *
 * `tests/content/api-facts.test.ts` extracts the facts again, and compares them with the files in the repository.
 * `src/plugins/api-facts/index.ts` explains how pages show the facts.
 */
import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {edition} from '../editions';
import {checkFacts} from '../src/content/api/loadFacts';
import type {ApiFacts} from '../src/content/api/types';
import {createMdxParser} from '../src/content/readMdx';
import {versions} from '../src/content/versions';
import {adviseAuthors} from '../src/plugins/api-facts/adviseAuthors';
import {installWheel, releasesBetween} from './lib/installWheel';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(() => roll(process.argv[2] ?? ''));

async function roll(version: string): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? For example: npm run roll -- 1.57.0');
  const factsOf = (library: string): string => path.join(root, edition.factsFolder, `${library}.json`);
  const file = factsOf(version);
  const isKnown = Object.values(versions).some(({library}) => library === version) && existsSync(file);
  const base = isKnown ? file : factsOf(versions.next.library);
  const before = checkFacts(JSON.parse(readFileSync(base, 'utf8')), base);

  const messages = path.join(root, path.dirname(edition.messagesFile), 'messages', `${version}.json`);
  // First, so that a version that does not exist has the clearest error.
  installWheel(root, version);
  // A release contains no history: what it adds is what the release before it does not have.
  const releases = isKnown ? [version] : releasesBetween(before.version, version);
  inTemporaryFolder((known) => {
    copyFileSync(base, path.join(known, path.basename(base)));
    for (const release of releases) extract('extract.py', release, known, ['--known', known]);
    replaceFile(file, path.join(known, `${version}.json`));
  });
  inTemporaryFolder((folder) => {
    extract('extract_messages.py', version, folder);
    replaceFile(messages, path.join(folder, `${version}.json`));
  });
  const after = checkFacts(JSON.parse(readFileSync(file, 'utf8')), file);

  const parse = await createMdxParser();
  const advice = adviseAuthors({
    root,
    folder: versions.next.folder,
    edition: edition.name,
    language: edition.language,
    before,
    after,
    parse,
  });
  console.log(`${before.version} -> ${after.version}: ${counts(before)} -> ${counts(after)}`);
  for (const written of [file, messages]) console.log(`wrote ${path.relative(root, written)}`);
  for (const line of advice) console.log(line);
  console.log(advice.length === 0 ? 'nothing for authors to do' : `${advice.length} things for authors to do`);
  if (!isKnown) {
    console.log(
      `then: set the versions in src/content/versions.ts, write python/requirements/${version}.txt, npm run api:check, npm run cut`,
    );
  }
}

/** Writes what a script reads from the wheel of a version to VERSION.json in a folder. */
function extract(script: string, version: string, out: string, options: string[] = []): void {
  const {folder, python} = installWheel(root, version);
  const args = [path.join(root, 'python/api', script), folder, '--out', out, ...options];
  const {status, stderr} = spawnSync(python, args, {encoding: 'utf8'});
  if (status !== 0)
    throw new Error(`${script} cannot read ${version}: ${stderr.trim().split('\n').at(-1) ?? 'no message'}`);
}

function inTemporaryFolder(action: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-'));
  try {
    action(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Replaces a file in one step, so that an error leaves the old one. The folder of `source` may be on another disk. */
function replaceFile(file: string, source: string): void {
  copyFileSync(source, `${file}.new`);
  renameSync(`${file}.new`, file);
}

function counts({classes}: ApiFacts): string {
  const members = Object.values(classes).flatMap((entry) => entry.members);
  const parameters = members.flatMap((member) => member.parameters ?? []);
  return `${Object.keys(classes).length} classes, ${members.length} members, ${parameters.length} parameters`;
}
