import {expect, test} from 'vitest';
import {failureLines} from '../../../tools/lib/failureLines';

test('names the failed tests of Vitest and Playwright with their errors, each once', () => {
  const output = [
    ' ✓ tests/content/a.test.ts (3 tests) 20ms',
    '\u001b[31m FAIL \u001b[39m tests/content/b.test.ts > the index > answers',
    'AssertionError: expected 1 to be 2',
    ' FAIL  tests/content/b.test.ts > the index > answers',
    '  1) [chromium] › tests/e2e/menu.spec.ts:9:1 › the menu closes ─────────────',
    '    Error: expect(locator).toBeVisible() failed',
    '  ✓  174 tests/e2e/every-page.spec.ts:42:3 › /docs/intro (4.1s)',
    '  1 failed',
  ].join('\n');
  expect(failureLines(output)).toEqual([
    ' FAIL  tests/content/b.test.ts > the index > answers',
    'AssertionError: expected 1 to be 2',
    '  1) [chromium] › tests/e2e/menu.spec.ts:9:1 › the menu closes',
    '    Error: expect(locator).toBeVisible() failed',
  ]);
});

test('shows the last lines if no test is named, and says how many lines it left out', () => {
  expect(failureLines('one\ntwo\nthree\n', 2)).toEqual(['two', 'three']);
  expect(failureLines(' FAIL  a\n FAIL  b\n FAIL  c\n', 2)).toEqual([' FAIL  a', ' FAIL  b', '... 1 more']);
});
