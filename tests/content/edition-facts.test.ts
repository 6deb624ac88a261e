import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ApiFacts} from '../../src/content/api/types';
import {distinctVersions} from '../../src/content/versions';
import {editionNames, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {readFacts, formatFacts} from '../../tools/facts/readFacts';
import {missingDotnet, findJava} from '../../tools/system/findCompilers';
import officialMembers from './official-members.json';

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
