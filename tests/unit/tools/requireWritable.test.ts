import {chmodSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {requireWritable} from '../../../tools/lib/requireWritable';
import {folderWith} from '../folderWith';

const isRoot = process.geteuid?.() === 0;
let checkout: string;

beforeEach(() => {
  checkout = folderWith();
  mkdirSync(path.join(checkout, 'build'));
});

/** Runs a function as a user whom permissions stop; root may write everywhere. */
function asUser(action: () => void): void {
  if (isRoot) process.seteuid!(65534);
  try {
    action();
  } finally {
    if (isRoot) process.seteuid!(0);
  }
}

it('names the folder and the remedy of a read-only checkout in one line', () => {
  chmodSync(checkout, 0o555);
  asUser(() =>
    expect(() => requireWritable(checkout, ['.docusaurus/cache'])).toThrow(
      new RegExp(
        `^${checkout} is read-only \\(EACCES\\), and a build writes .*: build in a writable copy of the checkout$`,
      ),
    ),
  );
  chmodSync(checkout, 0o755);
});
