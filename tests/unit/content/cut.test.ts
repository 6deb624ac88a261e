import {expect, it} from 'vitest';
import {pagesForVersion} from '../../../tools/lib/cut';
import {folderWith} from '../folderWith';

const front = '---\ntitle: A\n---\n';
const folder = folderWith({
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
