import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../data/editions';
import {isNewerRelease} from '../../utils/newerRelease';
import {type Change, type Changes, type Place, placeName} from './changes';

/** What changed in one place of the API, with the release that changed it. */
export type DatedChange = Change & {release: string};

/** What the releases of a library changed. */
export interface Releases {
  /** Returns the changes of a class, type, member, parameter or key itself, oldest first. */
  changesOf: (place: Place) => DatedChange[];
  /** Returns the parts of a place that a release removed: members of a class, parameters of a member, keys. */
  removedFrom: (place: Place) => DatedChange[];
}

/** Changes by edition and version. */
const cache = new Map<string, Releases>();

/**
 * Reads what the releases of the library of an edition changed, up to a version of it. Reads each once.
 *
 * @throws {Error} like {@link readChanges}
 */
export function readReleases(root: string, edition: EditionName, version: string): Releases {
  const cacheKey = `${edition} ${version}`;
  const known = cache.get(cacheKey);
  if (known) return known;
  const byPlace = new Map<string, DatedChange[]>();
  const removed = new Map<string, DatedChange[]>();
  const add = (map: typeof byPlace, name: string, change: DatedChange): void =>
    void map.set(name, [...(map.get(name) ?? []), change]);
  for (const [release, {changes}] of Object.entries(readChanges(root, edition).releases)) {
    if (isNewerRelease(release, version)) continue;
    for (const change of changes) {
      const name = placeName(change);
      add(byPlace, name, {...change, release});
      if (change.kind === 'removed') add(removed, name.replace(/ ?[^ ]*$/, ''), {...change, release});
    }
  }
  const read: Releases = {
    changesOf: (place) => byPlace.get(placeName(place)) ?? [],
    removedFrom: (place) => removed.get(placeName(place)) ?? [],
  };
  cache.set(cacheKey, read);
  return read;
}

/**
 * Reads what each release of a library changed.
 *
 * @throws {Error} if `editions/<edition>/changes.json` is missing or malformed, with the command that restores it
 */
export function readChanges(root: string, edition: EditionName): Changes {
  const file = `editions/${edition}/changes.json`;
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Changes;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: cannot be read (${reason}). Restore it: git checkout ${file}`, {
      cause: error,
    });
  }
}
