import {describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {readOldIdTexts, readSectionTexts} from '../../../src/plugins/search/records/sectionTexts';
import {root} from '../../../src/utils/root';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/searchScores';
import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {versions} from '../../../src/content/versions';
import {baseUrl, build, builtRoutes, readRoute} from '../../lib/builtPages';
import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import {findHits} from '../../../src/plugins/search/engine/findHits';
import {splitChunks, toKey} from '../../../src/plugins/search/engine/tokenize';
import {decodeEntities} from '../../lib/htmlTags';

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

/** Most pages that contain a rare word. */
const maxPages = 2;
/** Share of the words whose page may come after the first 20 hits, because many titles contain another form of the word. */
const maxLateShare = 0.02;

it('a search for a rare word of a page has hits, and nearly always shows the page', {timeout: 120_000}, () => {
  const pagesOf = new Map<string, Set<string>>();
  /** The words as pages write them, by key. */
  const words = new Map<string, string>();
  const add = (key: string, page: string) => pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
  for (const route of builtRoutes()) {
    if (/^docs\/next\b/.test(route)) continue;
    for (const word of wordsOf(readRoute(route))) {
      words.set(toKey(word), word);
      for (const {joined, names, words: parts} of splitChunks(word))
        for (const key of [toKey(word), joined ?? '', ...names, ...parts]) add(key, `${baseUrl}${route}`);
    }
  }
  const rare = [...words].filter(([key]) => pagesOf.get(key)!.size <= maxPages);
  expect(rare.length).toBeGreaterThan(1000);
  const late: string[] = [];
  const missed: string[] = [];
  for (const [key, word] of rare) {
    const {hits} = findHits(index, {query: word});
    const pages = pagesOf.get(key)!;
    const line = `${word}: ${[...pages].join(', ')}`;
    if (hits.length === 0) missed.push(line);
    else if (!hits.some(({url}) => pages.has(url.split('#')[0]!))) late.push(line);
  }
  console.log(`rare words: ${rare.length}, without a hit ${missed.length}, late ${late.length}`);
  expect(missed, 'no hit').toEqual([]);
  expect(late.length, late.join('\n')).toBeLessThanOrEqual(rare.length * maxLateShare);
});

/** Returns the words of the text of a page, such as `libnss3.so`. */
function wordsOf(html: string): Set<string> {
  const from = html.search(/<(?:div|main)[^>]*\b(?:theme-doc-markdown|markdown)\b/);
  const to = html.slice(from).search(/<footer\b/);
  const text = html
    .slice(from, to < 0 ? undefined : from + to)
    .replace(/<!--[\s\S]*?-->|<(script|style|svg|button)\b[\s\S]*?<\/\1>/g, ' ')
    // Words of the site, not of the page: labels of links to headings, and labels in Chinese.
    .replace(/<a [^>]*\bhash-link\b[\s\S]*?<\/a>/g, ' ')
    // These elements do not end a word: a highlighted name in a sample has several.
    .replace(/<\/?(?:a|abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  const found = decodeEntities(text).match(/[\p{L}\p{N}]+(?:[._:=/@'-]+[\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(found.filter((word) => word.length > 2 && /\p{Script=Latin}/u.test(word)));
}
