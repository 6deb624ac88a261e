import type {ApiFacts} from '../../src/content/api/types';
import type {Change, Changes} from '../../src/content/api/changes';
import {compareVersions, minorOf} from '../lib/compareVersions';
import {mergeFacts} from './readRelease';

/**
 * Lists what each release added, and the classes that it removed, as the facts of newer versions say it.
 *
 * @param known facts of some versions, oldest first
 * @param minors minor versions, oldest first; those after the newest facts are omitted, and the first has no changes
 */
export function changesSince(known: ApiFacts[], minors: string[]): Changes {
  const facts = known.reduce((older, newer) => mergeFacts(older, newer));
  const dated = datedChanges(facts);
  const released = minors.filter((minor) => compareVersions(minor, minorOf(facts.version)) <= 0);
  const releases = released.map((minor, index): [string, Changes['releases'][string]] => {
    const found = index === 0 ? [] : dated.filter(([version]) => version === minor);
    return [minor, {source: 'since', changes: found.map(([, change]) => change)}];
  });
  return {releases: Object.fromEntries(releases)};
}

function datedChanges({classes}: ApiFacts): [version: string | undefined, change: Change][] {
  return Object.entries(classes).flatMap(([name, entry]): [string | undefined, Change][] => [
    [entry.since, {kind: 'added', class: name}],
    [entry.removed, {kind: 'removed', class: name}],
    ...entry.members
      // What is as old as its class or member belongs to it.
      .filter((member) => member.since !== entry.since)
      .map(({name: member, id, since}): [string | undefined, Change] => [
        since,
        {kind: 'added', class: name, member, id},
      ]),
    ...entry.members.flatMap(({name: member, id, parameters = []}) =>
      parameters.map((parameter): [string | undefined, Change] => [
        parameter.since,
        {kind: 'added', class: name, member, id, parameter: parameter.name},
      ]),
    ),
  ]);
}
