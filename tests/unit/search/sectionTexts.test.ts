import {describe, expect, test} from 'vitest';
import {
  groupTexts,
  inheritTexts,
  type SectionText,
  sectionName,
} from '../../../src/plugins/search/records/sectionTexts';
import {apiClass, find, guide, indexOf, section} from './documents';

const input = guide('input', 'Actions', 'Click and fill.', {links: 20});
const pages = guide('pages', 'Pages', 'Popups and tabs.', {links: 20});
const timeout = 'Timeout 30000ms exceeded while waiting for event "popup"';
const index = indexOf([
  input,
  section(input, 'Upload files', 'Set files.', {messages: ['File paths cannot be mixed with buffers']}),
  section(input, 'Covered elements', 'Close the overlay.', {messages: ['* intercepts pointer events']}),
  section(input, 'Broken state', 'Save it again.', {messages: ['JSONDecodeError: Expecting value']}),
  guide('evaluating', 'Expecting a value', 'A line, a column and a char.'),
  pages,
  section(pages, 'Pitfalls'),
  section(pages, timeout, 'Click first.', {
    url: `${pages.url}#timeout-30000ms-exceeded-while-waiting-for-event-popup`,
    type: 'lvl3',
    hierarchy: {...pages.hierarchy, lvl2: 'Pitfalls', lvl3: timeout},
  }),
  ...apiClass('Locator', {click: ['timeout'], fill: ['value'], set_input_files: ['files']}, {links: 300}),
  ...apiClass('Page', {get_by_role: ['name'], wait_for_event: ['event'], on: []}, {links: 300}),
]);

describe('a message finds the section that explains it', () => {
  test.each([
    ['whole', 'File paths cannot be mixed with buffers', 'input#upload-files'],
    ['in part', 'paths cannot be mixed', 'input#upload-files'],
    ['with a prefix', 'playwright._impl._errors.Error: Locator.fill: File paths cannot be mixed', 'input#upload-files'],
    [
      'with an exception that is a part of it',
      'json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)',
      'input#broken-state',
    ],
    ['with a value', '<div id="veil"></div> from <main> subtree intercepts pointer events', 'input#covered-elements'],
    ['with a locator', 'get_by_role("dialog", name="Cookies") intercepts pointer events', 'input#covered-elements'],
    [
      'with a call log',
      'Locator.click: Timeout 5000ms exceeded.\nCall log:\n  - waiting for get_by_role("button", name="Save")\n  -   2 × waiting for element\n  - <div class="veil"></div> intercepts pointer events',
      'input#covered-elements',
    ],
    [
      'that is a heading, with another number',
      'TimeoutError: Timeout 1500ms exceeded while waiting for event "popup"',
      'pages#timeout-30000ms-exceeded-while-waiting-for-event-popup',
    ],
  ])('%s', (_, query, expected) => expect(find(index, query)[0]).toBe(expected));

  test('but words of a message in another order do not', () => {
    expect(index.messageIndex!.match('events of the pointer that nothing intercepts').size).toBe(0);
    expect(index.messageIndex!.match('upload files with buffers').size).toBe(0);
  });
});

test('an edition adds its own texts to those of the source edition, without words of the source language', () => {
  const source: SectionText[] = [
    ['a', 'one'],
    ['a', 'run pytest'],
    ['a', 'two'],
    ['b', 'pip install'],
  ];
  expect(groupTexts(inheritTexts([['a', 'three']], source, /\b(?:pytest|pip)\b/g))).toEqual(
    new Map([['a', ['one', 'two', 'three']]]),
  );
});

test.each(['/docs/', '/python/docs/next/', '/docs/java/docs/'])('names a section below %s without it', (start) => {
  expect(sectionName(`${start}input#upload-files`)).toBe('input#upload-files');
});
