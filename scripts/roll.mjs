#!/usr/bin/env node
// `npm run roll -- VERSION`: installs that version of the library, writes its facts to src/data/api/VERSION.json, and prints
// what authors must do, with file and line. Facts of a version that the site documents are compared with themselves.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {installWheel} from './lib/install-wheel.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const load = (file) => utils.loadFreshModule(path.join(root, file));

try {
  await roll(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function roll(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Which version? For example: npm run roll -- 1.57.0');
  const {versions} = await load('src/data/site.ts');
  const {checkFacts} = await load('src/utils/api/loadFacts.ts');
  const {adviseAuthors} = await load('src/plugins/api-facts/adviseAuthors.ts');
  const {createMdxParser} = await load('src/utils/readMdx.ts');
  const file = path.join(root, `src/data/api/${version}.json`);
  const isKnown = [versions.next.library, versions.stable.library].includes(version) && existsSync(file);
  const base = isKnown ? file : path.join(root, `src/data/api/${versions.next.library}.json`);
  const before = checkFacts(JSON.parse(readFileSync(base, 'utf8')), base);

  const {folder, python} = installWheel(root, version);
  const after = checkFacts(JSON.parse(extract(python, folder, version, file)), file);

  const parse = await createMdxParser();
  const advice = adviseAuthors({root, folder: 'docs', before, after, parse});
  console.log(`${before.version} -> ${after.version}: ${counts(before)} -> ${counts(after)}`);
  console.log(`wrote ${path.relative(root, file)}`);
  for (const line of advice) console.log(line);
  console.log(advice.length === 0 ? 'nothing for authors to do' : `${advice.length} things for authors to do`);
  if (!isKnown) {
    console.log(
      `then: set versions in src/data/site.ts, write scripts/requirements/${version}.txt, npm run api:check, npm run cut`,
    );
  }
}

/** Writes the facts, and only whole ones: a failure half-way leaves the old file. */
function extract(python, folder, version, file) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'roll-'));
  try {
    const {status, stderr} = spawnSync(
      python,
      [path.join(root, 'scripts/api/extract.py'), folder, '--out', temporary],
      {encoding: 'utf8'},
    );
    if (status !== 0) throw new Error(`the facts of ${version} cannot be read: ${stderr.trim().split('\n').at(-1)}`);
    const text = readFileSync(path.join(temporary, `${version}.json`), 'utf8');
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    return text;
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

function counts({classes}) {
  const members = Object.values(classes).flatMap((entry) => entry.members);
  const parameters = members.flatMap((member) => member.parameters ?? []);
  return `${Object.keys(classes).length} classes, ${members.length} members, ${parameters.length} parameters`;
}
