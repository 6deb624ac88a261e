import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {factsOf} from '../../src/content/api/factsOf';
import {factsFolderOf, readFactsFile} from '../../src/content/api/loadFacts';
import {versions} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';
import {changesBetween} from '../../src/plugins/upgrade/changesBetween';
import type {Change, Changes} from '../../src/content/api/changes';
import {compareFacts} from '../../tools/api-pages/compareFacts';
import {compareVersions, minorOf} from '../../tools/lib/compareVersions';

const root = path.resolve(__dirname, '../..');

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
  const documented = minorOf(versions.next.numbers[edition]);
  const facts = factsOf({root, edition}, versions.next);

  it('contain every release from 1.40 to the documented one, in at most 150 kB', () => {
    const count = Number(documented.split('.')[1]) - 39;
    expect(Object.keys(changes.releases)).toEqual(Array.from({length: count}, (_, index) => `1.${40 + index}`));
    expect(changes.releases['1.40']!.changes).toEqual([]);
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  it('lead from older facts to those of the documented version', () => {
    const before = readFactsFile(path.join(root, factsFolderOf(edition), '1.56.0.json'));
    // The newest facts of JavaScript have other names for some parameters, which are no changes.
    const members = changesBetween(changes, '1.56', documented).filter(({parameter, key}) => !parameter && !key);
    const expected = compareFacts(before, facts, allEditions[edition].language.types).filter(
      ({className, member, parameter, key}) =>
        !className.startsWith('type ') && !parameter && !key && !unreadable.has(member?.id ?? ''),
    );
    for (const [kind, factsKind] of [
      ['added', 'new'],
      ['removed', 'removed'],
    ]) {
      const found = members.flatMap((change) =>
        change.kind === kind && change.class ? [`${change.class} ${change.id}`] : [],
      );
      const inFacts = expected.flatMap((each) =>
        each.kind === factsKind ? [`${each.className} ${each.member?.id}`] : [],
      );
      expect(found.sort(), kind).toEqual(inFacts.sort());
    }
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
          if (stated !== found && (found ?? compareVersions(stated, '1.40') > 0))
            wrong.push(`${places.at(-1)}: facts ${stated}, changes ${found}`);
        }
    expect(wrong).toEqual([]);
  });
});
