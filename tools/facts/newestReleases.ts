import {compareVersions, minorOf} from '../../src/utils/compareVersions';

/**
 * Chooses the releases that follow a version, up to another one: of each minor version, the newest release.
 *
 * @returns the releases, oldest first; the last one is `to`
 */
export function newestReleases(versions: string[], from: string, to: string): string[] {
  const newest = new Map<string, string>();
  for (const version of versions) {
    if (compareVersions(version, minorOf(from)) <= 0 || minorOf(version) === minorOf(from)) continue;
    if (compareVersions(version, to) > 0) continue;
    const known = newest.get(minorOf(version));
    if (!known || compareVersions(version, known) > 0) newest.set(minorOf(version), version);
  }
  newest.set(minorOf(to), to);
  return [...newest.values()].sort(compareVersions);
}
