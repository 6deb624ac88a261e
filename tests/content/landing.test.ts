import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {firstTest as pythonTest} from '../../editions/python/landing';
import {firstTest as rootTest} from '../../editions/root/landing';

it.each([
  {edition: 'python', folder: 'docs', fence: 'py', firstTest: pythonTest},
  {edition: 'python', folder: 'versioned_docs/version-stable', fence: 'py', firstTest: pythonTest},
  {edition: 'root', folder: 'docs', fence: 'ts', firstTest: rootTest},
  {edition: 'root', folder: 'versioned_docs/version-stable', fence: 'ts', firstTest: rootTest},
])(
  'the test on the landing page of $edition is the first one of $folder/intro.mdx, where it is run',
  ({folder, fence, firstTest}) => {
    const intro = readFileSync(path.resolve(__dirname, '../..', folder, 'intro.mdx'), 'utf8');
    const first = new RegExp(`\`\`\`${fence} title="${firstTest.file}"[^\\n]*\\n([\\s\\S]*?)\\n\`\`\``).exec(intro);
    // The cut for stable folds blank lines.
    const folded = (code = '') => code.trim().replace(/\n{2,}/g, '\n\n');
    expect(folded(first?.[1])).toBe(folded(firstTest.code));
  },
);
