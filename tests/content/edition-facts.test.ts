import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFacts} from '../../src/content/api/loadFacts';
import {versions} from '../../src/content/versions';
import {factsEditions, type FactsEdition, readFacts} from '../../tools/facts/readFacts';
import {formatFacts} from '../../tools/facts/formatFacts';
import {findJava} from '../../tools/lib/findJava';

const root = path.resolve(__dirname, '../..');
const java = findJava();
const isCi = process.env.CI !== undefined;

/** Members of the official pages: page, id, and names by edition. A list of names is one id for several members. */
type OfficialMembers = Record<string, Record<string, Partial<Record<FactsEdition, string | string[]>>>>;

const readCommitted = (edition: FactsEdition, version: string) => {
  const file = `editions/${edition}/facts/${version}.json`;
  const text = readFileSync(path.join(root, file), 'utf8');
  return {text, facts: checkFacts(JSON.parse(text), file)};
};

describe.each(factsEditions)('facts of %s', (edition) => {
  describe.each(Object.values(versions).map(({library}) => library))('%s', (version) => {
    // Without a JDK, only CI fails.
    it.skipIf(edition === 'java' && !java && !isCi)(
      'are what the published packages give',
      async () => {
        const fresh = formatFacts(await readFacts(root, edition, version, java)).split('\n');
        const committed = readCommitted(edition, version).text.split('\n');
        expect(
          committed.filter((line) => !fresh.includes(line)),
          'run `npm run facts`: lines that the packages do not give',
        ).toEqual([]);
        expect(committed).toEqual(fresh);
      },
      120_000,
    );

    it('have every official id of the library, with its name', () => {
      const official = JSON.parse(
        readFileSync(path.join(__dirname, `official-members-${version.replace(/\.\d+$/, '')}.json`), 'utf8'),
      ) as OfficialMembers;
      const {facts} = readCommitted(edition, version);
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
          const wanted = byEdition[edition];
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

    it('give every member an id of its own', () => {
      for (const [className, {members}] of Object.entries(readCommitted(edition, version).facts.classes)) {
        const ids = members.map(({id}) => id);
        expect(new Set(ids).size, className).toBe(ids.length);
      }
    });
  });

  it('have the classes of the edition', () => {
    const counts = {root: 47, java: 41, dotnet: 41};
    const {facts} = readCommitted(edition, versions.next.library);
    expect(Object.keys(facts.classes)).toHaveLength(counts[edition]);
  });
});
