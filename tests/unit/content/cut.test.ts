import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pagesForVersion} from '../../../tools/lib/cut';

const front = '---\ntitle: A\n---\n';
const docs = (files: Record<string, string>): string => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'pages-')), 'docs');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
};
const folder = docs({
  'a.mdx': `${front}\nOne.\n\n{/* until 1.57 */}\n\nOld.\n\n{/* end until */}\n`,
  'api/class-new.mdx': `${front}\n{/* since 1.57 */}\n\nNew.\n\n{/* end since */}\n`,
  'img/a.png': 'a',
});

it('keeps passages in an older version that newer versions removed', async () => {
  expect(Object.fromEntries(await pagesForVersion(folder, '1.56.0'))).toEqual({
    'a.mdx': `${front}\nOne.\n\nOld.\n`,
  });
});

it('includes pages that are new in the version', async () => {
  expect(Object.fromEntries(await pagesForVersion(folder, '1.57.0'))).toEqual({
    'a.mdx': `${front}\nOne.\n`,
    'api/class-new.mdx': `${front}\nNew.\n`,
  });
});
