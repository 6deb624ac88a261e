import {type Change, type Changes, partName} from '../../content/api/changes';
import {isNewerRelease} from '../../utils/newerRelease';

/** A change as readers see it. */
export type ShownChange = Change & {
  /** The release of a removal. */
  release?: string;
  /** Page and id in the reference: `class-page#page-goto`. */
  link?: string;
};

/** Returns the releases after one, up to another. */
export const releasesBetween = ({releases}: Changes, from: string, to: string): string[] =>
  Object.keys(releases).filter((each) => isNewerRelease(each, from) && !isNewerRelease(each, to));

/**
 * Merges the changes of all releases after one, up to another: what was added and removed again is omitted, what changed
 * twice shows its first and last state, and parts of something that is new or gone are part of it.
 */
export function changesBetween(changes: Changes, from: string, to: string): ShownChange[] {
  const merged = new Map<string, ShownChange>();
  for (const release of releasesBetween(changes, from, to))
    for (const change of changes.releases[release]!.changes)
      merge(merged, change.kind === 'removed' ? {...change, release} : change);
  return [...merged.values()];
}

function merge(merged: Map<string, ShownChange>, change: ShownChange): void {
  const name = partName(change);
  const isNew = merged.has(`${name}|added`);
  if (listContainers(name).some((each) => merged.has(`${each}|added`))) return;
  if (change.kind === 'removed') {
    for (const known of merged.keys())
      if (known.startsWith(`${name}|`) || known.startsWith(`${name} `)) merged.delete(known);
    if (!isNew) merged.set(`${name}|removed`, change);
    return;
  }
  const isUndone =
    (change.kind === 'added' && merged.delete(`${name}|removed`)) ||
    (change.field === 'deprecated' && merged.delete(`${name}|deprecated`));
  if (isNew || isUndone) return;
  const key = `${name}|${change.field ?? change.kind}`;
  const first = merged.get(key);
  const joined = first?.from === undefined ? change : {...change, from: first.from};
  if (joined.from !== undefined && joined.from === joined.to) merged.delete(key);
  else merged.set(key, joined);
}

/** Returns the names of what contains a part of the API: its member and class, for example. */
function listContainers(name: string): string[] {
  const parts = name.split(' ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' '));
}
