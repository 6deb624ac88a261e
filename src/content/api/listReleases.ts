import {minorNumber, oldestRelease} from '../../utils/newerMark';
import type {ApiFacts} from './types';

/** Lists the minor releases of a library that readers can choose, oldest first. */
export function listReleases({classes, version}: ApiFacts): string[] {
  const added = Object.values(classes).flatMap(({members}) =>
    members.flatMap(({since, parameters = []}) => [since, ...parameters.map((parameter) => parameter.since)]),
  );
  const releases = new Set([oldestRelease, ...added, version.split('.').slice(0, 2).join('.')]);
  return [...releases]
    .filter((release) => release !== undefined)
    .sort((a, b) => minorNumber(a) - minorNumber(b))
    .filter((release) => minorNumber(release) >= minorNumber(oldestRelease));
}
