import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {versions} from '../../../src/content/versions';
import {root} from '../../../src/utils/root';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/searchScores';
import {searchUrls} from './searchUrls';
import {baseUrl, build} from './builtPages';

const index = openSearchIndex(readSearchIndex(build, 'docs-default-stable'));

/** Returns the first hit of the dialog, as a path below the base URL. */
const firstHit = (query: string): string | undefined => searchUrls(index, query)[0]?.slice(baseUrl.length);

const {classes} = loadVersionFacts({root, edition: edition.name}, versions.stable);

it('finds each class by its name', () => {
  const missed = Object.keys(classes)
    .map((name) => ({name, hit: firstHit(name)}))
    // A guide can have the name of a class: `test-fixtures`.
    .filter(
      ({name, hit}) =>
        hit !== `docs/api/class-${name.toLowerCase()}` &&
        !(hit?.startsWith('docs/') && hit.slice(5).split('-').includes(name.toLowerCase())),
    );
  expect(missed).toEqual([]);
});

it('finds each recommended member by its class and its name, in the spelling of the language', () => {
  const current = Object.entries(classes).filter(([, {deprecated}]) => !deprecated);
  const members = current.flatMap(([name, {members: own}]) => {
    // An event and a method, and the overloads of a method, have the same name.
    const idsOf = (member: string) => own.filter((each) => each.name === member).map(({id}) => id);
    return own
      .filter(({deprecated, discouraged}) => !deprecated && !discouraged)
      .map((member) => ({
        // Some members have their whole name: `test.describe.only`.
        query: member.name.includes('.') ? member.name : `${name}.${member.name}`,
        wanted: idsOf(member.name).map((id) => `docs/api/class-${name.toLowerCase()}#${id}`),
      }));
  });
  expect(members.length).toBeGreaterThan(300);
  const missed = members
    .map(({query, wanted}) => ({query, hit: firstHit(query), wanted}))
    // `test.info` is also the class TestInfo, whose page links the member.
    .filter(
      ({query, hit, wanted}) =>
        ![...wanted, `docs/api/class-${query.replace('.', '').toLowerCase()}`].includes(hit ?? ''),
    );
  expect(missed).toEqual([]);
});
