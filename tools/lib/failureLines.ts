// Owns which lines of a test run's output name what failed; for tools/test.mts.
import {stripVTControlCharacters} from 'node:util';

/**
 * Lines that Vitest, Playwright and pytest print for a failed test, and the first line of an error.
 * Playwright numbers the tests that failed at least once: `  1) [chromium] › tests/e2e/x.spec.ts:3:1 › name ───`.
 */
const failure = /^\s*(?:FAIL\s|FAILED\s|\d+\) .*›|(?:[A-Z]\w*)?Error: )/;
const longestLine = 160;

/**
 * Returns the lines of an output that name failed tests and their errors: each once, at most `limit`, cut to 160
 * characters. Without such lines (a failed build, a crash), returns the last lines.
 */
export function failureLines(output: string, limit = 8): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const named = [...new Set(lines.filter((line) => failure.test(line)).map((line) => line.replace(/[\s─]+$/, '')))];
  const shown = named.length > 0 ? named.slice(0, limit) : lines.slice(-limit);
  if (named.length > limit) shown.push(`... ${named.length - limit} more`);
  return shown.map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
}
