import {expect, test} from 'vitest';
import {condensePaste} from '../../../src/plugins/search/ui/condensePaste';

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
