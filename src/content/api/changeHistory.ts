import path from 'node:path';
import type {EditionName} from '../../data/editions';
import {isNewerRelease} from '../../utils/newerRelease';
import {type ApiPart, type Change, type Changes, partName} from './changes';
import {readGenerated} from './factsFile';

/** What changed in one part of the API, with the release that changed it. */
export type DatedChange = Change & {release: string};

/** What the releases of a library changed, by part. */
export interface ChangeHistory {
  /** Returns the changes of a class, type, member, parameter or key itself, oldest first. */
  changesOf: (part: ApiPart) => DatedChange[];
  /** Returns what a release removed from a part: members of a class, parameters of a member, keys. */
  removedFrom: (part: ApiPart) => DatedChange[];
}

/**
 * Reads what each release of a library changed.
 *
 * @throws {Error} like {@link readGenerated}
 */
export function readChanges(root: string, edition: EditionName): Changes {
  const file = `editions/${edition}/changes.json`;
  return readGenerated(path.join(root, file), file);
}

/** Histories by root, edition and latest release. */
const cache = new Map<string, ChangeHistory>();

/**
 * Reads what the releases of the library of an edition changed, up to `latest`. Reads each once.
 *
 * @throws {Error} like {@link readChanges}
 */
export function readChangeHistory(root: string, edition: EditionName, latest: string): ChangeHistory {
  const cacheKey = `${root} ${edition} ${latest}`;
  const known = cache.get(cacheKey);
  if (known) return known;
  const byPart = new Map<string, DatedChange[]>();
  const removed = new Map<string, DatedChange[]>();
  const add = (map: typeof byPart, name: string, change: DatedChange): void =>
    void map.set(name, [...(map.get(name) ?? []), change]);
  for (const [release, {changes}] of Object.entries(readChanges(root, edition).releases)) {
    if (isNewerRelease(release, latest)) continue;
    for (const change of changes) {
      const name = partName(change);
      add(byPart, name, {...change, release});
      if (change.kind === 'removed') add(removed, name.replace(/ ?[^ ]*$/, ''), {...change, release});
    }
  }
  const history: ChangeHistory = {
    changesOf: (part) => byPart.get(partName(part)) ?? [],
    removedFrom: (part) => removed.get(partName(part)) ?? [],
  };
  cache.set(cacheKey, history);
  return history;
}
