import {expect, it} from 'vitest';
import {textForRelease} from '../../../src/content/passages';
import {textForEdition} from '../../../src/content/editionPassages';

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

it.each(Object.entries(invalid))('reports file, line and remedy for %j', (bad, message) => {
  expect(() => textForRelease(bad, '1.55.0', 'page.mdx')).toThrow(message);
});

const passage = ['One.', '{/* only javascript java */}', 'Two.', '{/* end only */}', 'Three.'].join('\n');

it('keeps a passage in the editions that its mark names, and keeps line numbers', () => {
  expect(textForEdition(passage, 'java', 'p.mdx').text).toBe('One.\n\nTwo.\n\nThree.');
  expect(textForEdition(passage, 'python', 'p.mdx').text).toBe('One.\n\n\n\nThree.');
});

it('returns the lines that do not use the names of the source edition', () => {
  expect([...textForEdition(passage, 'java', 'p.mdx').ownLines]).toEqual([3]);
  const shared = passage.replace('javascript java', 'python java');
  expect([...textForEdition(shared, 'java', 'p.mdx').ownLines]).toEqual([]);
});

it('leaves marks of releases in a passage to `textForRelease`', () => {
  const nested = passage.replace('Two.', '{/* since 1.56 */}\nTwo.\n{/* end since */}');
  expect(textForEdition(nested, 'javascript', 'p.mdx').text).toContain('{/* since 1.56 */}\nTwo.\n{/* end since */}');
});

const wrong = {
  'One.\n{/* only javascript */}\nTwo.': 'p.mdx:2: this "only" is never closed; add {/* end only */} after the passage',
  'One.\n{/* end only */}': 'p.mdx:2: "end only" closes nothing; put {/* only javascript */} before the passage',
  '{/* only java */}\n{/* only java */}': 'p.mdx:2: "only" inside the "only" opened on line 1; close that one first',
  '{/* only ruby */}': 'p.mdx:1: there is no edition "ruby"; the editions are python, javascript, java, dotnet',
};

it.each(Object.entries(wrong))('stops on %j', (bad, message) => {
  expect(() => textForEdition(bad, 'javascript', 'p.mdx')).toThrow(message);
});
