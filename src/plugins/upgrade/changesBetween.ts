import {type Change, type Changes, placeName} from '../../content/api/changes';
import {isNewerRelease} from '../../utils/newerRelease';

/** Returns the releases after one, up to another. */
export const releasesBetween = ({releases}: Changes, from: string, to: string): string[] =>
  Object.keys(releases).filter((each) => isNewerRelease(each, from) && !isNewerRelease(each, to));

/**
 * Merges the changes of all releases after one, up to another: what was added and removed again is omitted, what changed
 * twice shows its first and last state, and parts of something that is new or gone are part of it.
 */
export function changesBetween(changes: Changes, from: string, to: string): Change[] {
  const merged = new Map<string, Change>();
  for (const release of releasesBetween(changes, from, to))
    for (const change of changes.releases[release]!.changes)
      merge(merged, change.kind === 'removed' ? {...change, release} : change);
  return [...merged.values()];
}

function merge(merged: Map<string, Change>, change: Change): void {
  const place = placeName(change);
  const isNew = merged.has(`${place}|added`);
  if (listContainers(place).some((each) => merged.has(`${each}|added`))) return;
  if (change.kind === 'removed') {
    for (const known of merged.keys())
      if (known.startsWith(`${place}|`) || known.startsWith(`${place} `)) merged.delete(known);
    if (!isNew) merged.set(`${place}|removed`, change);
    return;
  }
  const isUndone =
    (change.kind === 'added' && merged.delete(`${place}|removed`)) ||
    (change.field === 'deprecated' && merged.delete(`${place}|deprecated`));
  if (isNew || isUndone) return;
  const name = `${place}|${change.field ?? change.kind}`;
  const first = merged.get(name);
  const joined = first?.from === undefined ? change : {...change, from: first.from};
  if (joined.from !== undefined && joined.from === joined.to) merged.delete(name);
  else merged.set(name, joined);
}

/** Returns the places that contain a place: its member and class, for example. */
function listContainers(place: string): string[] {
  const parts = place.split(' ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' '));
}
