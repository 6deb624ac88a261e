import {expect, test} from 'vitest';
import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import type {SearchHit} from '../../../src/plugins/search/types';
import {condensePaste} from '../../../src/plugins/search/ui/condensePaste';

const hit = (lvl0: string, id: string, userScore?: number): SearchHit => ({
  objectID: id,
  url: `/${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0, lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...(userScore === undefined ? {} : {_rankingInfo: {userScore}}),
});
/** Returns the groups with the ids of their hits: `Guides ab, Classes A`. */
const shown = (hits: SearchHit[]) =>
  groupHits(hits)
    .map(({title, hits: members}) => `${title} ${members.map(({objectID}) => objectID).join('')}`)
    .join(', ');

test('groups by lvl0 in the order of the best hit, at most five hits per group', () => {
  expect(shown([...'abcdefg'].flatMap((id) => [hit('Guides', id), hit('Classes', id.toUpperCase())]))).toBe(
    'Guides abcde, Classes ABCDE',
  );
});

test('ends each group where the next group has a better hit; the second hit may be a little weaker', () => {
  const hits = [hit('Guides', 'a', 9), hit('Classes', 'A', 8), hit('Guides', 'b', 5), hit('Guides', 'c', 4)];
  expect(shown(hits)).toBe('Guides ab, Classes A');
  const more = [hit('Classes', 'B', 7.2), hit('Classes', 'C', 7.1), hit('Community', '1', 7), hit('Classes', 'D', 5)];
  expect(shown([...hits, ...more])).toBe('Guides ab, Classes ABC, Community 1');
});

test('drops a second hit that is far weaker than the best hit of the next group', () => {
  expect(shown([hit('Guides', 'a', 9), hit('Classes', 'A', 8), hit('Guides', 'b', 4)])).toBe('Guides a, Classes A');
});

test('keeps all hits without scores', () => {
  expect(shown([hit('Guides', 'a'), hit('Classes', 'A'), hit('Guides', 'b'), hit('Guides', 'c')])).toBe(
    'Guides abc, Classes A',
  );
});

const log = (...lines: string[]) => `Call log:\n${lines.map((line) => `  - ${line}`).join('\n')}\n`;

test.each([
  [
    'the message of the last exception',
    'Traceback (most recent call last):\n  File "shop.py", line 7, in <module>\n    page.goto("https://shop.test")\nplaywright._impl._errors.Error: Page.goto: net::ERR_NAME_NOT_RESOLVED at https://shop.test/\n',
    'net::ERR_NAME_NOT_RESOLVED at https://shop.test/',
  ],
  [
    'the reason of a timeout from the call log',
    `E       playwright._impl._errors.TimeoutError: Locator.click: Timeout 5000ms exceeded.\n${log(
      'waiting for get_by_role("button", name="Pay")',
      '  - locator resolved to <button>Pay</button>',
      'attempting click action',
      '  2 × waiting for element to be visible, enabled and stable',
      '    - <div id="veil"></div> intercepts pointer events',
      '  - retrying click action',
      '    - waiting 20ms',
    )}`,
    '<div id="veil"></div> intercepts pointer events',
  ],
  [
    'what a timeout waited for, without another reason',
    `playwright._impl._errors.TimeoutError: Locator.click: Timeout 5000ms exceeded.\n${log('waiting for locator("#pay")')}`,
    'waiting for locator("#pay")',
  ],
  [
    'the message of an assertion',
    `E   AssertionError: Locator expected to have text 'Paid'\nE   Actual value: Open\nE   ${log('Expect "to_have_text"')}`,
    "Locator expected to have text 'Paid'",
  ],
])('a pasted traceback becomes %s', (_, text, expected) => expect(condensePaste(text)).toBe(expected));

test.each([
  ['a text that fits', 'Error: Page crashed'],
  ['a long text without an exception', 'A long sentence about pages, locators, frames and their errors. '.repeat(3)],
])('%s stays as it is', (_, text) => expect(condensePaste(text)).toBe(null));
