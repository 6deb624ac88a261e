import {describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {readOldIdTexts, readSectionTexts} from '../../../src/plugins/search/records/sectionTexts';
import {root} from '../../../src/utils/root';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/readSearchIndex';
import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {versions} from '../../../src/content/versions';
import {baseUrl, build} from './builtPages';
import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import {findHits} from '../../../src/plugins/search/engine/findHits';

const docs = `${baseUrl}docs/`;
const index = openSearchIndex(readSearchIndex(build, 'docs-default-stable'));

/** Returns the URLs of the hits in the order of the dialog. */
const search = (query: string): string[] =>
  groupHits(findHits(index, {query}).hits).flatMap(({hits}) => hits.map(({url}) => url));

/** Values of other types than those in the documentation. */
const otherValues = ['"#order"', '7', 'get_by_role("button", name="Save order")', 'https://shop.test/cart', 'Firefox'];
/** An id of JavaScript's release notes, whose words find how to update. */
const commonId = 'playwright test update';
const maxRank = 5;

describe('a message of the library finds the section that explains it', () => {
  const messages = readSectionTexts(root, edition.messagesFile).map(([section, message]) => ({section, message}));
  const forms: Record<string, (message: string) => string> = {
    'with other values': (message) => fill(message, 0),
    'with values of other types': (message) => fill(message, 3),
    'in a traceback': (message) =>
      `playwright._impl._errors.Error: Locator.click: ${fill(message, 1)}\nCall log:\n  - waiting for locator("#save-4")\n`,
  };

  it.each(Object.entries(forms))('%s', (_, form) => {
    const missed = messages.filter(
      ({section, message}) => !search(form(message)).slice(0, maxRank).includes(`${docs}${section}`),
    );
    expect(messages).not.toEqual([]);
    expect(missed).toEqual([]);
  });
});

it('the section ids of the official pages find the page with the section that replaces them', () => {
  // The search has no section of links to other pages.
  const ids = readOldIdTexts(root, edition.oldIdsFile).filter(([section]) => !section.endsWith('#where-to-go-next'));
  const missed = ids.filter(([section, id]) => {
    const page = section.split('#')[0]!;
    const isFound = (query: string) => search(query).some((url) => url.split('#')[0] === `${docs}${page}`);
    return id !== commonId && !isFound(`${id} ${page.replaceAll('-', ' ')}`) && !isFound(id);
  });
  expect(ids.length).toBeGreaterThan(450);
  expect(missed).toEqual([]);
});

/** Replaces the placeholders of a message, beginning with a certain value. A duration is a number. */
function fill(message: string, first: number): string {
  let next = first;
  return message
    .replace(/\*(?=ms\b)/g, String(1500 + first))
    .replace(/\*+/g, () => otherValues[next++ % otherValues.length]!);
}

/** Returns the first hit, as a path below the base URL. */
const firstHit = (query: string): string | undefined => search(query)[0]?.slice(baseUrl.length);

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
