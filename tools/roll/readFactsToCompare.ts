import {readdirSync} from 'node:fs';
import path from 'node:path';
import {factsFolderOf, readFactsFile} from '../../src/content/api/readGenerated';
import type {ApiFacts, ClassFacts, MemberFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {addKnownFacts} from '../facts/addKnownFacts';
import {readDeclarations} from '../facts/readFacts';
import {compareReleaseNumbers} from '../../src/utils/compareReleaseNumbers';

/**
 * Reads the facts of any release from its package, also of one that is older than all facts of the repository. The known
 * facts give members their ids. Deprecations come from the package alone. Classes are those that the package has.
 *
 * @throws {Error} with the package that cannot be read and the remedy
 */
export async function readFactsToCompare(root: string, edition: EditionName, release: string): Promise<ApiFacts> {
  const known = readKnownFacts(root, edition);
  const facts = addKnownFacts(await readDeclarations(root, edition, release), withoutDeprecations(known), known);
  const classes = Object.entries(facts.classes).filter(([, {removed}]) => removed === undefined);
  return {...facts, classes: Object.fromEntries(classes)};
}

/** Returns the facts of the repository as those of one release: each class and member as its newest facts describe it. */
function readKnownFacts(root: string, edition: EditionName): ApiFacts {
  const folder = path.join(root, factsFolderOf(edition));
  const files = readdirSync(folder).sort(compareReleaseNumbers);
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
