import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ApiFacts} from '../../src/content/api/types';
import {distinctVersions, versions} from '../../src/content/versions';
import {editionNames, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {readFacts, formatFacts} from '../../tools/facts/readFacts';
import {missingDotnet, findJava} from '../../tools/system/findCompilers';
import officialMembers from './official-members.json';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {idsOfMember} from '../../src/content/api/ids';
import type {Change, Changes} from '../../src/content/api/changes';
import {compareReleaseNumbers, minorOf} from '../../src/utils/releaseNumbers';
import {officialApiIds} from './officialIds';

const isCi = process.env.CI !== undefined;

/** Whether the program that reads the facts of an edition cannot run here. */
const isMissing: Partial<Record<EditionName, () => boolean>> = {
  java: () => !findJava(),
  dotnet: () => missingDotnet() !== undefined,
};

/** Members of the official pages of 1.62: page, id, and names by language. A list of names is one id for several members. */
type OfficialMembers = Record<string, Record<string, Record<string, unknown>>>;
const official = officialMembers as OfficialMembers;
const languages: Partial<Record<EditionName, string>> = {javascript: 'js', java: 'java', dotnet: 'cs'};

const readCommitted = (edition: EditionName, release: string) => {
  const text = readFileSync(path.join(root, `editions/${edition}/facts/${release}.json`), 'utf8');
  return {text, facts: JSON.parse(text) as ApiFacts};
};

describe.each(editionNames)('facts of %s', (edition) => {
  describe.each(distinctVersions().map(({releases}) => releases[edition]))('%s', (release) => {
    // Without a JDK or an SDK of .NET, only CI fails.
    it.skipIf(isMissing[edition]?.() && !isCi)('are what the published packages give', {timeout: 120_000}, async () => {
      const fresh = formatFacts(await readFacts(edition, release)).split('\n');
      const committed = readCommitted(edition, release).text.split('\n');
      expect(
        committed.filter((line) => !fresh.includes(line)),
        `run \`EDITION=${edition} npm run roll -- ${release}\`: lines that the packages do not give`,
      ).toEqual([]);
      expect(committed).toEqual(fresh);
    });

    const language = languages[edition];
    it.skipIf(language === undefined)('have every official id of the library, with its name', () => {
      const {facts} = readCommitted(edition, release);
      const names = new Map<string, string>(
        Object.entries(facts.classes).flatMap(([className, {members}]) =>
          members.map(({id, name}) => [`class-${className.toLowerCase()}#${id}`, name] as const),
        ),
      );
      const classes = new Set(Object.keys(facts.classes).map((name) => `class-${name.toLowerCase()}`));
      const wrong: string[] = [];
      let compared = 0;
      for (const [page, members] of Object.entries(official)) {
        if (!classes.has(page)) continue;
        for (const [id, byEdition] of Object.entries(members)) {
          const wanted = byEdition[language!] as string | string[] | undefined;
          if (wanted === undefined) continue;
          compared++;
          const name = names.get(`${page}#${id}`);
          const accepted = [wanted].flat().map((each) => each.replace(/^event /, '').replace(/\(.*\)$/, ''));
          if (name === undefined || !accepted.includes(name))
            wrong.push(`${page}#${id}: ${accepted.join()} is ${name}`);
        }
      }
      expect(compared).toBeGreaterThan(540);
      expect(wrong).toEqual([]);
    });
  });
});

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
    const olderIds = officialApiIds(edition);
    const gone = Object.entries(facts.classes).flatMap(([name, {members}]) => {
      const ids = members.flatMap(idsOfMember);
      const older = olderIds[`class-${name.toLowerCase()}`]?.filter((id) => /-/.test(id) && !/-option-/.test(id)) ?? [];
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
