import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../data/editions';
import type {Changes} from './changes';

/** What is known about the releases of a library. */
export interface Releases {
  /** Minor releases that readers can choose, oldest first. */
  names: string[];
  /** Returns the release that added a key to a type, if that is known. */
  sinceOfKey: (type: string, key: string) => string | undefined;
  /** Returns the release that deprecated a member, or one of its parameters, if that is known. */
  deprecatedIn: (id: string, parameter?: string) => string | undefined;
}

const cache = new Map<EditionName, Releases>();

/**
 * Reads the releases of the library of an edition, once.
 *
 * @throws {Error} like {@link readChanges}
 */
export function readReleases(root: string, edition: EditionName): Releases {
  const known = cache.get(edition);
  if (known) return known;
  const added = new Map<string, string>();
  const deprecated = new Map<string, string>();
  const {releases} = readChanges(root, edition);
  for (const [release, {changes}] of Object.entries(releases))
    for (const {kind, type, key, id, parameter} of changes) {
      if (kind === 'added' && type !== undefined && key !== undefined) added.set(`${type}.${key}`, release);
      if (kind === 'deprecated' && id !== undefined && key === undefined)
        deprecated.set(placeOf(id, parameter), release);
    }
  const read: Releases = {
    names: Object.keys(releases),
    sinceOfKey: (type, key) => added.get(`${type}.${key}`),
    deprecatedIn: (id, parameter) => deprecated.get(placeOf(id, parameter)),
  };
  cache.set(edition, read);
  return read;
}

/**
 * Reads what each release of a library changed.
 *
 * @throws {Error} if `editions/<edition>/changes.json` is missing or malformed, with the command that writes it again
 */
export function readChanges(root: string, edition: EditionName): Changes {
  const file = `editions/${edition}/changes.json`;
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Changes;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file}: cannot be read (${reason}). Write it again: EDITION=${edition} npx tsx tools/changes.mts`,
      {cause: error},
    );
  }
}

const placeOf = (id: string, parameter = ''): string => `${id} ${parameter}`;
