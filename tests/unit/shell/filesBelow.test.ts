import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {filesBelow} from '@site/src/utils/filesBelow';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files below '));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('lists the files of all folders, sorted, with slashes', () => {
  mkdirSync(path.join(folder, 'b/c d'), {recursive: true});
  mkdirSync(path.join(folder, 'empty'));
  for (const file of ['z.mdx', 'b/y.mdx', 'b/c d/x.mdx', 'a.mdx']) writeFileSync(path.join(folder, file), '');
  expect(filesBelow(folder)).toEqual(['a.mdx', 'b/c d/x.mdx', 'b/y.mdx', 'z.mdx']);
});

it('ignores entries that are not files, such as the lock that an editor creates next to a page', () => {
  symlinkSync('me@here.1', path.join(folder, '.#intro.mdx'));
  expect(filesBelow(folder)).toEqual([]);
});

it('throws an error with the path of a missing folder', () => {
  expect(() => filesBelow(path.join(folder, 'none'))).toThrow(path.join(folder, 'none'));
});
