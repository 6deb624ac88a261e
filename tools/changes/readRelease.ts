import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readFactsFile} from '../../src/content/api/loadFacts';
import type {ApiFacts, ClassFacts, MemberFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {addMarks} from '../facts/marks';
import {readDeclarations} from '../facts/readFacts';
import {compareVersions} from '../lib/compareVersions';
import {installWheel} from '../roll/installWheel';

/**
 * Reads the facts of any release from its package, also of one that is older than all facts of the repository. The known
 * facts give members their ids. Deprecations come from the package alone. Classes are those that the package has.
 *
 * @throws {Error} with the package that cannot be read and the remedy
 */
export async function readRelease(root: string, edition: EditionName, version: string): Promise<ApiFacts> {
  const known = readKnownFacts(root, edition);
  const facts =
    edition === 'python'
      ? readWheel(root, version, known)
      : addMarks(await readDeclarations(root, edition, version), withoutDeprecations(known), known);
  const classes = Object.entries(facts.classes).filter(([, {removed}]) => removed === undefined);
  return {...facts, classes: Object.fromEntries(classes)};
}

/** Returns the facts of the repository as those of one version: each class and member as its newest facts describe it. */
function readKnownFacts(root: string, edition: EditionName): ApiFacts {
  const folder = path.join(root, 'editions', edition, 'facts');
  const files = readdirSync(folder).sort(compareVersions);
  return files.map((file) => readFactsFile(path.join(folder, file))).reduce((older, newer) => mergeFacts(older, newer));
}

function mergeFacts(older: ApiFacts, newer: ApiFacts): ApiFacts {
  const classes = {...older.classes};
  for (const [name, entry] of Object.entries(newer.classes)) {
    const ids = new Set(entry.members.map(({id}) => id));
    const gone = (classes[name]?.members ?? []).filter(({id}) => !ids.has(id));
    classes[name] = {...entry, members: [...entry.members, ...gone]};
  }
  return {...newer, classes};
}

function withoutDeprecations(facts: ApiFacts): ApiFacts {
  const clean = <T extends {deprecated?: true}>({deprecated: _, ...rest}: T): Omit<T, 'deprecated'> => rest;
  const cleanMember = (member: MemberFacts): MemberFacts => ({
    ...clean(member),
    ...(member.parameters && {parameters: member.parameters.map(clean)}),
  });
  const classes = Object.entries(facts.classes).map(([name, entry]): [string, ClassFacts] => [
    name,
    {...entry, members: entry.members.map(cleanMember)},
  ]);
  return {...facts, classes: Object.fromEntries(classes)};
}

function readWheel(root: string, version: string, known: ApiFacts): ApiFacts {
  const {folder, python} = installWheel(root, version);
  const temporary = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    // Older than each wheel, because the script looks for facts that are not newer than the wheel.
    writeFileSync(path.join(temporary, '0.0.0.json'), JSON.stringify(known));
    const script = path.join(root, 'python/api/extract.py');
    const {status, stderr} = spawnSync(python, [script, folder, '--out', temporary, '--known', temporary], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the facts of ${version} cannot be read: ${stderr.trim().split('\n').at(-1)}`);
    return readFactsFile(path.join(temporary, `${version}.json`));
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}
