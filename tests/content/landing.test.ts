import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {firstTest} from '../../editions/python/landing';

it.each(['docs', 'versioned_docs/version-stable'])(
  'the test on the landing page is the first one of %s/intro.mdx, where it is run',
  (folder) => {
    const intro = readFileSync(path.resolve(__dirname, '../..', folder, 'intro.mdx'), 'utf8');
    const first = /```py [^\n]*test_example\.py[^\n]*\n([\s\S]*?)\n```/.exec(intro);
    // The cut for stable folds blank lines.
    const folded = (code = '') => code.trim().replace(/\n{2,}/g, '\n\n');
    expect(folded(first?.[1])).toBe(folded(firstTest.code));
  },
);
