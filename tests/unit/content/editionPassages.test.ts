import {expect, it} from 'vitest';
import {textForEdition} from '../../../src/content/editionPassages';

const text = ['One.', '{/* only javascript java */}', 'Two.', '{/* end only */}', 'Three.'].join('\n');

it('keeps a passage in the editions that its mark names, and keeps line numbers', () => {
  expect(textForEdition(text, 'java', 'p.mdx').text).toBe('One.\n\nTwo.\n\nThree.');
  expect(textForEdition(text, 'python', 'p.mdx').text).toBe('One.\n\n\n\nThree.');
});

it('returns the lines that do not use the names of the source edition', () => {
  expect([...textForEdition(text, 'java', 'p.mdx').ownLines]).toEqual([3]);
  const shared = text.replace('javascript java', 'python java');
  expect([...textForEdition(shared, 'java', 'p.mdx').ownLines]).toEqual([]);
});

it('leaves marks of releases in a passage to `textForRelease`', () => {
  const nested = text.replace('Two.', '{/* since 1.56 */}\nTwo.\n{/* end since */}');
  expect(textForEdition(nested, 'javascript', 'p.mdx').text).toContain('{/* since 1.56 */}\nTwo.\n{/* end since */}');
});

it.each([
  [
    text.replace('{/* end only */}', ''),
    'p.mdx:2: this "only" is never closed; add {/* end only */} after the passage',
  ],
  ['One.\n{/* end only */}', 'p.mdx:2: "end only" closes nothing; put {/* only javascript */} before the passage'],
  [
    text.replace('Two.', '{/* only javascript */}'),
    'p.mdx:3: "only" inside the "only" opened on line 2; close that one first',
  ],
  [
    text.replace('javascript', 'ruby'),
    'p.mdx:2: there is no edition "ruby"; the editions are python, javascript, java, dotnet',
  ],
])('stops on %j', (bad, message) => {
  expect(() => textForEdition(bad, 'javascript', 'p.mdx')).toThrow(message);
});
