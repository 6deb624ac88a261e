import {expect, it} from 'vitest';
import {sliceParts, splitForBreaks, type CodePart} from '../../../src/utils/lineBreaks';

/** Writes a possible break as `|`, and an unbroken part in braces. */
const print = (parts: CodePart[]) =>
  parts
    .map(({text, isUnbroken, mayBreakBefore}) => (mayBreakBefore ? '|' : '') + (isUnbroken ? `{${text}}` : text))
    .join('');

it.each([
  ['page.wait_for_load_state()', 'page.|wait_|for_|load_|state()'],
  ['page.goto()', 'page.goto()'],
  ['page.title() -> str', 'page.title() {->} str'],
  ['--with-deps chromium', '{--with-deps} chromium'],
  ['chromium-tip-of-tree-headless-shell', 'chromium-tip-of-tree-headless-shell'],
  ['playwright==1.55.0', 'playwright==1.55.0'],
  ['__name_that_is_long__', '__name_|that_|is_|long__'],
  ['page.is_closed()', 'page.|is_closed()'],
  ['--browser-channel chrome', '{--browser-}|channel chrome'],
  ['["--use-fake-device-for-media"]', '{["--use-}|fake-device-for-media"]'],
  ['goto("https://example.com")', 'goto(|"https://|example.|com")'],
  ['content="omit"', 'content=|"omit"'],
  ['@playwright/test', '@playwright/|test'],
  ['[pressed=mixed]', '[pressed=|mixed]'],
  ['ConsoleMessage', 'Console|Message'],
  ['PLAYWRIGHT_BROWSERS_PATH', 'PLAYWRIGHT_|BROWSERS_|PATH'],
  ['"2030-01-31T08:00:00Z"', '"2030-01-31T08:00:00Z"'],
  ['page.goto()', 'page.|goto()', 8],
  ['tip-of-tree', '{tip-of-tree}', 8],
])('splits %s', (code, expected, longestWord = 12) => {
  expect(print(splitForBreaks(code, longestWord))).toBe(expected);
});

it('keeps the text, also in slices', () => {
  const code = 'context.set_default_navigation_timeout(timeout) -> None';
  const parts = splitForBreaks(code, 12);
  const slices = [0, 10, 20].map((start, index, all) => sliceParts(parts, start, all[index + 1] ?? code.length));
  for (const list of [parts, slices.flat()]) expect(list.map(({text}) => text).join('')).toBe(code);
});
