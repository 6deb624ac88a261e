/*
 * Searches the index of the built site for what the installed library prints: messages, with other values.
 */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {SearchIndex} from '../../../src/plugins/search/engine/searchIndex';
import {readOldPhrases, readPhrases} from '../../../src/plugins/search/records/phrases';
import {findBuild} from '../../../tools/build/findBuild';
import {openSearchIndex, readSearchIndex} from '../../../tools/search/readSearchIndex';
import {searchUrls} from './searchUrls';

const root = path.resolve(__dirname, '../../..');
const docs = `${edition.baseUrl}docs/`;
const index = readIndex('docs-default-stable');

/** Values of other types than those in the documentation. */
const VALUES = ['"#order"', '7', 'get_by_role("button", name="Save order")', 'https://shop.test/cart', 'Firefox'];
/** Ids of the official pages whose words many sections have. */
const commonIds = ['evaluate in the page', 'what has happened so far', 'whats next'];
const MAX_RANK = 5;

// Hundreds of queries take several seconds on a busy machine.
describe('a message of the library finds the section that explains it', {timeout: 60_000}, () => {
  const messages = readPhrases(root, edition.messagesFile).map(([section, message]) => ({section, message}));
  const forms: Record<string, (message: string) => string> = {
    'with other values': (message) => fill(message, 0),
    'with values of other types': (message) => fill(message, 3),
    'in a traceback': (message) =>
      `playwright._impl._errors.Error: Locator.click: ${fill(message, 1)}\nCall log:\n  - waiting for locator("#save-4")\n`,
  };

  it.each(Object.entries(forms))('%s', (_, form) => {
    const missed = messages.filter(({section, message}) => !isFound(form(message), `${docs}${section}`));
    expect(missed).toEqual([]);
  });
});

it('the section ids of the official pages find the page with the section that replaces them', () => {
  const ids = readOldPhrases(root, edition.oldIdsFile).map(([section, id]) => ({section, id}));
  const missed = ids.filter(({section, id}) => {
    const [page] = section.split('#');
    return !searchUrls(index, `${id} ${page!.replaceAll('-', ' ')}`).some(
      (url) => url.split('#')[0] === `${docs}${page}`,
    );
  });
  expect(ids.length).toBeGreaterThan(450);
  expect(missed.filter(({id}) => !commonIds.includes(id))).toEqual([]);
  // More than 600 queries take several seconds on a busy machine.
}, 30_000);

function readIndex(tag: string): SearchIndex {
  return openSearchIndex(readSearchIndex(findBuild().site, tag));
}

function isFound(query: string, url: string): boolean {
  return searchUrls(index, query).slice(0, MAX_RANK).includes(url);
}

/** Replaces the placeholders of a message, beginning with a certain value. A duration is a number. */
function fill(message: string, first: number): string {
  let next = first;
  return message.replace(/\*(?=ms\b)/g, String(1500 + first)).replace(/\*+/g, () => VALUES[next++ % VALUES.length]!);
}
