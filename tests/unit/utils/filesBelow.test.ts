import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow} from '../../../src/utils/filesBelow';
import {folderWith} from '../../lib/folderWith';

it('lists the files of all folders, sorted, with slashes', () => {
  const folder = folderWith({
    'a folder/z.mdx': '',
    'a folder/b/y.mdx': '',
    'a folder/b/c d/x.mdx': '',
    'a folder/a.mdx': '',
  });
  mkdirSync(path.join(folder, 'a folder/empty'));
  expect(filesBelow(path.join(folder, 'a folder'))).toEqual(['a.mdx', 'b/c d/x.mdx', 'b/y.mdx', 'z.mdx']);
});

it('ignores entries that are not files, such as the lock that an editor creates next to a page', () => {
  const folder = folderWith();
  symlinkSync('me@here.1', path.join(folder, '.#intro.mdx'));
  expect(filesBelow(folder)).toEqual([]);
});
