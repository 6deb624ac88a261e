/*
 * Searches the index of the built site for what the installed library prints: messages, with other values.
 */
import {describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {readOldIdTexts, readSectionTexts} from '../../../src/plugins/search/records/sectionTexts';
import {root} from '../../../src/utils/root';
import {findBuild} from '../../../tools/build/findBuild';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/searchScores';
import {searchUrls} from './searchUrls';

const docs = `${edition.baseUrl}docs/`;
const index = openSearchIndex(readSearchIndex(findBuild().site, 'docs-default-stable'));

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
    const missed = messages.filter(({section, message}) => !isFound(form(message), `${docs}${section}`));
    expect(messages).not.toEqual([]);
    expect(missed).toEqual([]);
  });
});

it('the section ids of the official pages find the page with the section that replaces them', () => {
  // The search has no section of links to other pages.
  const ids = readOldIdTexts(root, edition.oldIdsFile).filter(([section]) => !section.endsWith('#where-to-go-next'));
  const missed = ids.filter(([section, id]) => {
    const page = section.split('#')[0]!;
    const isFound = (query: string) => searchUrls(index, query).some((url) => url.split('#')[0] === `${docs}${page}`);
    return id !== commonId && !isFound(`${id} ${page.replaceAll('-', ' ')}`) && !isFound(id);
  });
  expect(ids.length).toBeGreaterThan(450);
  expect(missed).toEqual([]);
});

function isFound(query: string, url: string): boolean {
  return searchUrls(index, query).slice(0, maxRank).includes(url);
}

/** Replaces the placeholders of a message, beginning with a certain value. A duration is a number. */
function fill(message: string, first: number): string {
  let next = first;
  return message
    .replace(/\*(?=ms\b)/g, String(1500 + first))
    .replace(/\*+/g, () => otherValues[next++ % otherValues.length]!);
}
