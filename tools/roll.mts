#!/usr/bin/env tsx
// `npm run roll -- VERSION` installs a version of the library, writes its API facts to editions/python/facts/VERSION.json,
// and prints the work for authors with file and line. A version that the site documents is compared with its own facts.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {edition} from '../editions';
import {checkFacts} from '../src/content/api/loadFacts';
import type {ApiFacts} from '../src/content/api/types';
import {createMdxParser} from '../src/content/readMdx';
import {versions} from '../src/content/versions';
import {adviseAuthors} from '../src/plugins/api-facts/adviseAuthors';
import {installWheel} from './lib/installWheel';
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

  const {folder, python} = installWheel(root, version);
  const after = checkFacts(JSON.parse(extract(python, 'extract.py', folder, version, file)), file);
  const messages = path.join(root, path.dirname(edition.messagesFile), 'messages', `${version}.json`);
  extract(python, 'extract_messages.py', folder, version, messages);

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

/** Writes what a script reads from the wheel. If it fails, the old file stays unchanged. */
function extract(python: string, script: string, folder: string, version: string, file: string): string {
  const temporary = mkdtempSync(path.join(tmpdir(), 'roll-'));
  try {
    const {status, stderr} = spawnSync(python, [path.join(root, 'python/api', script), folder, '--out', temporary], {
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`${script} cannot read ${version}: ${stderr.trim().split('\n').at(-1) ?? 'no message'}`);
    const text = readFileSync(path.join(temporary, `${version}.json`), 'utf8');
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    return text;
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

function counts({classes}: ApiFacts): string {
  const members = Object.values(classes).flatMap((entry) => entry.members);
  const parameters = members.flatMap((member) => member.parameters ?? []);
  return `${Object.keys(classes).length} classes, ${members.length} members, ${parameters.length} parameters`;
}
