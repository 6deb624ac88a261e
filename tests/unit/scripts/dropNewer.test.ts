import {describe, expect, it} from 'vitest';
import {dropNewer} from '../../../scripts/lib/drop-newer.mjs';

const text = ['One.', '', '{/* since 1.56 */}', '', 'New.', '', '{/* end since */}', '', 'Two.'].join('\n');

describe('dropNewer', () => {
  it('drops a passage that is newer than the version', () => {
    expect(dropNewer(text, '1.55.0')).toBe('One.\n\nTwo.');
  });

  it('keeps a passage that the version has, without its marks', () => {
    expect(dropNewer(text, '1.56.0')).toBe('One.\n\nNew.\n\nTwo.');
    expect(dropNewer(text, '2.0.0')).toContain('New.');
  });

  it('compares numbers, not letters', () => {
    expect(dropNewer(text.replace('1.56', '1.9'), '1.55.0')).toContain('New.');
  });

  it('turns pins of a newer library into pins of the version', () => {
    const pins =
      'pip install playwright==1.56.0 pytest-playwright==0.10.0 # mcr.microsoft.com/playwright/python:v1.56.0-noble';
    expect(dropNewer(pins, '1.55.0')).toBe(pins.replaceAll('1.56.0', '1.55.0'));
    expect(dropNewer(pins, '1.56.0')).toBe(pins);
    expect(dropNewer('playwright==1.40.0 since 1.56.0', '1.55.0')).toBe('playwright==1.40.0 since 1.56.0');
  });

  it.each([
    [
      'One.\n{/* since 1.56 */}\nNew.',
      'page.mdx:2: this "since" is never closed; add {/* end since */} after the passage',
    ],
    ['One.\n{/* end since */}', 'page.mdx:2: "end since" closes nothing; put {/* since X.Y */} before it'],
    [
      '{/* since 1.56 */}\n{/* since 1.57 */}',
      'page.mdx:2: "since" inside the passage opened on line 1; close that one first',
    ],
  ])('names file, line and remedy of a bad mark', (bad, message) => {
    expect(() => dropNewer(bad, '1.55.0', 'page.mdx')).toThrow(message);
  });
});
