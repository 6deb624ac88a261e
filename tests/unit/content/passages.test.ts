import {expect, it} from 'vitest';
import {textForRelease} from '../../../src/content/passages';

const text = ['One.', '', '{/* since 1.56 */}', '', 'New.', '', '{/* end since */}', '', 'Two.'].join('\n');

it('drops a passage that is newer than the release', () => {
  expect(textForRelease(text, '1.55.0')).toBe('One.\n\nTwo.');
});

it('keeps a passage that belongs to the release, without its marks', () => {
  expect(textForRelease(text, '1.56.0')).toBe('One.\n\nNew.\n\nTwo.');
  expect(textForRelease(text, '2.0.0')).toContain('New.');
});

it('keeps an until passage only in releases before that release', () => {
  const until = text.replaceAll('since', 'until').replace('1.56', '1.57').replace('New.', 'Old.');
  expect(textForRelease(until, '1.57.0')).toBe('One.\n\nTwo.');
  expect(textForRelease(until, '1.58.0')).toBe('One.\n\nTwo.');
  expect(textForRelease(until, '1.56.0')).toBe('One.\n\nOld.\n\nTwo.');
});

it('keeps line numbers with keepLines', () => {
  expect(textForRelease(text, '1.55.0', 'page.mdx', {keepLines: true}).split('\n')[8]).toBe('Two.');
  expect(textForRelease(text, '1.56.0', 'page.mdx', {keepLines: true}).split('\n')[4]).toBe('New.');
});

it('keeps empty lines in code', () => {
  const code = ['```py', 'import re', '', '', 'def f(): ...', '```'].join('\n');
  expect(textForRelease(`${text}\n\n${code}`, '1.55.0')).toBe(`One.\n\nTwo.\n\n${code}`);
});

it('works inside a list', () => {
  const list = '- `a` One.\n{/* until 1.57 */}\n- `b` Two.\n{/* end until */}\n- `c` Three.';
  expect(textForRelease(list, '1.56.0')).toBe('- `a` One.\n- `b` Two.\n- `c` Three.');
  expect(textForRelease(list, '1.57.0')).toBe('- `a` One.\n- `c` Three.');
});

it('compares releases as numbers, not as text', () => {
  expect(textForRelease(text.replace('1.56', '1.9'), '1.55.0')).toContain('New.');
});

const invalid = {
  'One.\n{/* since 1.56 */}\nNew.': 'page.mdx:2: this "since" is never closed; add {/* end since */} after the passage',
  'One.\n{/* end since */}': 'page.mdx:2: "end since" closes nothing; put {/* since X.Y */} before the passage',
  '{/* since 1.56 */}\n{/* until 1.57 */}':
    'page.mdx:2: "until" inside the "since" opened on line 1; close that one first',
  'One.\n{/* until 1.57 */}': 'page.mdx:2: this "until" is never closed; add {/* end until */} after the passage',
  '{/* until 1.57 */}\nOld.\n{/* end since */}':
    'page.mdx:3: "end since" closes nothing; put {/* since X.Y */} before the passage',
};

it.each(Object.entries(invalid))('reports file, line and remedy for an invalid mark', (bad, message) => {
  expect(() => textForRelease(bad, '1.55.0', 'page.mdx')).toThrow(message);
});
