import type {Edition} from '../../editions/types';
import type {ApiFacts} from '../../src/content/api/types';
import type {Change, Changes} from '../../src/content/api/changes';
import type {EditionName} from '../../src/data/editions';
import {listReleases} from '../facts/readFacts';
import {compareReleaseNumbers, minorOf} from '../../src/utils/compareReleaseNumbers';
import {newestReleases} from '../facts/newestReleases';
import {readChanges} from '../../src/content/api/changeHistory';
import {compareReleases} from './compareReleases';
import {readFactsToCompare} from './readFactsToCompare';

type ReleaseTable = Changes['releases'];

/**
 * Reads the changes of the releases that follow those in the file, up to `to`; those of `to` itself, if the
 * file has it.
 */
export async function readNewChanges(root: string, edition: Edition, to: string): Promise<Changes> {
  const known = Object.entries(readChanges(root, edition.name).releases);
  const from = known.filter(([minor]) => compareReleaseNumbers(minor, minorOf(to)) < 0).at(-1)?.[1].readFrom;
  // Nothing to compare with: the file has no older release, or its package was not read (old releases of .NET).
  if (from === undefined) return {releases: {}};
  const releases = newestReleases(await listReleases(edition.name), from, to);
  return {releases: await compareAll(root, edition, from, releases)};
}

/** Compares each release with the one before it. */
async function compareAll(root: string, edition: Edition, from: string, to: string[]): Promise<ReleaseTable> {
  const {name} = edition;
  const releases: ReleaseTable = {};
  let before = await readFactsToCompare(root, name, from);
  for (const release of to) {
    const after = await readFactsToCompare(root, name, release);
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
