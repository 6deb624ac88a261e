import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {idsOfMember} from '../../src/content/api/ids';
import {versions} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';
import type {Change, Changes} from '../../src/content/api/changes';
import {compareReleaseNumbers, minorOf} from '../../src/utils/compareReleaseNumbers';
import {root} from '../../src/utils/root';
import {officialApiIds} from './officialIds';

/** Members that older declarations of JavaScript declare in a way that cannot be read. */
const unreadable = new Set([
  ...['resolves', 'rejects'].map((name) => `generic-assertions-${name}`),
  'locator-assertions-to-match-aria-snapshot-2',
  'test-call',
  ...['fixme', 'only', 'parallel', 'parallel-only', 'serial', 'serial-only', 'skip'].map(
    (name) => `test-describe-${name}`,
  ),
]);

describe.each(editionNames)('changes of %s', (edition) => {
  const file = path.join(root, `editions/${edition}/changes.json`);
  const changes = JSON.parse(readFileSync(file, 'utf8')) as Changes;
  const documented = minorOf(versions.next.releases[edition]);
  const facts = loadVersionFacts({root, edition}, versions.next);

  it('contain every release from 1.40 to the documented one, in at most 150 kB', () => {
    const count = Number(documented.split('.')[1]) - 39;
    expect(Object.keys(changes.releases)).toEqual(Array.from({length: count}, (_, index) => `1.${40 + index}`));
    expect(changes.releases['1.40']!.changes).toEqual([]);
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  it('add what the facts have, and remove what they do not have', () => {
    const present = new Set(
      Object.entries(facts.classes).flatMap(([name, {removed, members}]) =>
        removed === undefined ? [name, ...members.map(({id}) => `${name} ${id}`)] : [],
      ),
    );
    const last = new Map<string, boolean>();
    const all = Object.values(changes.releases).flatMap((each) => each.changes);
    for (const {kind, class: name, id, parameter, key} of all)
      if ((kind === 'added' || kind === 'removed') && name && !parameter && !key)
        last.set(id === undefined ? name : `${name} ${id}`, kind === 'added');
    expect([...last].filter(([place, isAdded]) => present.has(place) !== isAdded)).toEqual([]);

    // The ids of the official pages are those of an older release.
    const official = officialApiIds(edition);
    const gone = Object.entries(facts.classes).flatMap(([name, {members}]) => {
      const ids = members.flatMap(idsOfMember);
      const older = official[`class-${name.toLowerCase()}`]?.filter((id) => /-/.test(id) && !/-option-/.test(id)) ?? [];
      return older.filter((id) => !ids.includes(id)).map((id) => `${name} ${id}`);
    });
    expect(gone.filter((place) => last.get(place) !== false)).toEqual([]);
  });

  it('add members and parameters in the release that the facts name', () => {
    const place = ({class: name, id, parameter}: Change): string => [name, id, parameter].filter(Boolean).join(' ');
    const added = new Map<string, string>();
    for (const [release, {changes: list}] of Object.entries(changes.releases))
      for (const change of list)
        if (['added', 'renamed'].includes(change.kind) && !change.key) added.set(place(change), release);
    const wrong: string[] = [];
    for (const [name, {since, members}] of Object.entries(facts.classes))
      for (const member of members)
        for (const part of [member, ...(member.parameters ?? [])]) {
          const parameter = part === member ? [] : [part.name];
          const places = [name, `${name} ${member.id}`, [name, member.id, ...parameter].join(' ')];
          const found = places.map((each) => added.get(each)).reduce((owner, own) => own ?? owner);
          if (unreadable.has(member.id)) continue;
          const stated = part.since ?? member.since ?? since ?? '1.8';
          if (stated !== found && (found ?? compareReleaseNumbers(stated, '1.40') > 0))
            wrong.push(`${places.at(-1)}: facts ${stated}, changes ${found}`);
        }
    expect(wrong).toEqual([]);
  });
});
