import type {Edition} from '../../editions/types';
import type {ApiFacts, ClassFacts, MemberFacts} from '../../src/content/api/types';
import type {Change, Changes} from '../../src/content/api/changes';
import type {EditionName} from '../../src/data/editions';
import {listReleases, newestReleases, readDeclarations} from '../facts/readFacts';
import {compareReleaseNumbers, minorOf} from '../../src/utils/releaseNumbers';
import {readChanges} from '../../src/content/api/changeHistory';
import {compareReleases} from './compareReleases';
import {writeFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {factsFolderOf, readFactsFile} from '../../src/content/api/factsFile';
import {addKnownFacts} from '../facts/addKnownFacts';
import {root} from '../../src/utils/root';

type ReleaseTable = Changes['releases'];

/**
 * Reads the changes of the releases that follow those in the file, up to `to`; those of `to` itself, if the
 * file has it.
 */
export async function readNewChanges(edition: Edition, to: string): Promise<Changes> {
  const known = Object.entries(readChanges(root, edition.name).releases);
  const from = known.filter(([minor]) => compareReleaseNumbers(minor, minorOf(to)) < 0).at(-1)?.[1].readFrom;
  // Nothing to compare with: the file has no older release, or its package was not read (old releases of .NET).
  if (from === undefined) return {releases: {}};
  const releases = newestReleases(await listReleases[edition.name](), from, to);
  return {releases: await compareAll(edition, from, releases)};
}

/** Compares each release with the one before it. */
async function compareAll(edition: Edition, from: string, to: string[]): Promise<ReleaseTable> {
  const {name} = edition;
  const releases: ReleaseTable = {};
  let before = await readFactsToCompare(name, from);
  for (const release of to) {
    const after = await readFactsToCompare(name, release);
    const changes: Change[] = [];
    releases[minorOf(release)] = {readFrom: release, changes};
    // Drops additions that belong to a release before `from`, because the file keeps its releases as they are.
    for (const [since, change] of compareReleases(before, after, edition)) releases[since]?.changes.push(change);
    for (const other of deprecationSources[name])
      changes.push(...deprecatedMembers(readChanges(root, other), after, changes));
    before = after;
  }
  return releases;
}

/**
 * Editions whose packages state which members are deprecated, if that of an edition does not: the wheel of Python never does,
 * the declarations of JavaScript not for events. The libraries deprecate the same members.
 */
const deprecationSources: Record<EditionName, EditionName[]> = {
  python: ['javascript', 'java'],
  javascript: ['java'],
  java: [],
  dotnet: [],
};

/** Returns the members that another edition deprecates in a release, without those that are known. */
function deprecatedMembers({releases}: Changes, {classes, release}: ApiFacts, known: Change[]): Change[] {
  const deprecatedIds = (changes: Change[]): Set<string | undefined> =>
    new Set(changes.flatMap(({kind, id, parameter}) => (kind === 'deprecated' && !parameter ? [id] : [])));
  const ids = deprecatedIds(releases[minorOf(release)]?.changes ?? []);
  const own = deprecatedIds(known);
  return Object.entries(classes).flatMap(([className, {members}]) =>
    members
      .filter(({id}) => ids.has(id) && !own.has(id))
      .map(({name, id}): Change => ({kind: 'deprecated', class: className, member: name, id})),
  );
}

/**
 * Adds releases to the changes of an edition. A release that the file has is replaced.
 *
 * @returns the file
 */
export function writeChangesFile(root: string, editionName: EditionName, {releases}: Changes): string {
  const all = {...readChanges(root, editionName).releases, ...releases};
  const lines = Object.entries(all)
    .sort(([one], [other]) => compareReleaseNumbers(one, other))
    .map(([minor, {changes, ...head}]) => {
      const opening = JSON.stringify({...head, changes: []}).slice(0, -2);
      return `${JSON.stringify(minor)}: ${opening}\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]}`;
    });
  const file = `editions/${editionName}/changes.json`;
  writeFileSync(path.join(root, file), `{"releases": {\n${lines.join(',\n')}\n}}\n`);
  return file;
}

/**
 * Reads the facts of any release from its package, also of one that is older than all facts of the repository. The known
 * facts give members their ids. Deprecations come from the package alone. Classes are those that the package has.
 *
 * @throws {Error} with the package that cannot be read and the remedy
 */
async function readFactsToCompare(editionName: EditionName, release: string): Promise<ApiFacts> {
  const known = readKnownFacts(editionName);
  const facts = addKnownFacts(await readDeclarations(editionName, release), withoutDeprecations(known), known);
  const classes = Object.entries(facts.classes).filter(([, {removed}]) => removed === undefined);
  return {...facts, classes: Object.fromEntries(classes)};
}

/** Returns the facts of the repository as those of one release: each class and member as its newest facts describe it. */
function readKnownFacts(editionName: EditionName): ApiFacts {
  const folder = path.join(root, factsFolderOf(editionName));
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
