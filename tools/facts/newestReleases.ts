import {compareReleaseNumbers, minorOf} from '../../src/utils/compareReleaseNumbers';

/**
 * Chooses the releases after `from`, up to `to`: of each minor release, the newest patch release.
 *
 * @returns the releases, oldest first; the last one is `to`
 */
export function newestReleases(releases: string[], from: string, to: string): string[] {
  const newest = new Map<string, string>();
  for (const release of releases) {
    if (compareReleaseNumbers(release, minorOf(from)) <= 0 || minorOf(release) === minorOf(from)) continue;
    if (compareReleaseNumbers(release, to) > 0) continue;
    const known = newest.get(minorOf(release));
    if (!known || compareReleaseNumbers(release, known) > 0) newest.set(minorOf(release), release);
  }
  newest.set(minorOf(to), to);
  return [...newest.values()].sort(compareReleaseNumbers);
}
